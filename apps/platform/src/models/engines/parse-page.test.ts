import { expect, test } from 'vitest'

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
