import { Event } from 'linkedom'
import { expect, test, vi } from 'vitest'

import { parsePage } from './parse-page.ts'

const meta = '<meta name="description" content="d">'

test.each([
  ['<!doctype html><html><head><title>T</title></head><body class="a"><p>x</p></body></html>', 'T', 'x'],
  ['<html><title>T</title><body><p>x</p></body></html>', 'T', 'x'],
  ['<html><head><title>T</title></head><p>x</p></html>', 'T', 'x'],
  [`<!DOCTYPE html>\n<html lang="de">\n<title>T</title>${meta}<style>p{}</style>\n<p>x`, 'T', 'x'],
  [`<head><title>T</title>${meta}</head><body><p>x`, 'T', 'x'],
  [`<title>T</title>${meta}<p>x<p>y`, 'T', 'xy'],
  ['<body><p>x</p></body>', '', 'x'],
  ['x <b>y</b> z', '', 'x y z'],
  ['<!-- <html><body> --><p>x</p>', '', 'x'],
  ['<p>w</p><body>x</body><p>y</p>', '', 'wxy'],
  ['<html><html><body>x', '', 'x'],
  ['<pre>&lt;html></pre>', '', '<html>'],
  ['', '', ''],
])('%s', (html, title, text) => {
  const document = parsePage(html)
  expect(document.querySelector('title')?.textContent ?? '').toBe(title)
  expect(document.body.textContent.trim()).toBe(text)
  expect(Array.from(document.documentElement.children, ({ localName }) => localName)).toEqual([
    'head',
    'body',
  ])
})

test('language, description and attributes of the body are those of the page', () => {
  const document = parsePage(`<html lang="de">${meta}<body class="a">x`)
  expect(document.documentElement.getAttribute('lang')).toBe('de')
  expect(document.head.querySelector('meta')?.getAttribute('content')).toBe('d')
  expect(document.body.getAttribute('class')).toBe('a')
})

test('every element of a long page without a body tag is in its body', () => {
  expect(parsePage('<br>'.repeat(50_000)).body.children).toHaveLength(50_000)
})

/** Returns how many entries of weak maps a task adds. The spies of the test runner have weak maps themselves. */
function weakEntries(task: () => void): number {
  const { set } = WeakMap.prototype
  let count = 0
  function counted(this: WeakMap<WeakKey, unknown>, key: WeakKey, value: unknown) {
    count += 1
    return set.call(this, key, value)
  }
  Object.assign(WeakMap.prototype, { set: counted })
  try {
    task()
  } finally {
    Object.assign(WeakMap.prototype, { set })
  }
  return count
}

// What patches/linkedom.patch is for. When an edition of the parser does it by itself, the patch can go.
test('a node of a page is in the map of listeners once it has one', () => {
  const listener = vi.fn()
  let page = parsePage('')
  expect(weakEntries(() => (page = parsePage('<br>'.repeat(1000))))).toBeLessThan(10)
  const [child] = page.body.children
  child?.removeEventListener('click', listener)
  expect(weakEntries(() => child?.addEventListener('click', listener))).toBe(1)
  child?.dispatchEvent(new Event('click') as never)
  expect(listener).toHaveBeenCalledOnce()
})
