import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { pressed, recordEarlyPresses, takePresses } from './early-presses.ts'

const { document, Event, Element, HTMLFormElement } = parseHTML(`<html><body>
  <div data-island="/a.js">
    <button type="button" id="a"><span>A</span></button>
    <button type="button" id="b">B</button>
    <button type="button" id="menu" popovertarget="m">Menu</button>
    <a href="/x" id="link">X</a>
    <form id="form"><input id="field" required></form>
  </div>
  <div data-island="/b.js" data-ready><button type="button" id="ready">R</button></div>
  <button type="button" id="outside">O</button>
  <input type="radio" data-theme-choice id="dark">
  <input type="checkbox" data-setting="showSearchBar" id="bar">
</body>`)
recordEarlyPresses(document)

beforeAll(() => {
  for (const [name, value] of Object.entries({ Element, HTMLFormElement, Event })) vi.stubGlobal(name, value)
})
afterAll(() => void vi.unstubAllGlobals())

function send(selector: string, type = 'click'): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  document.querySelector(selector)?.dispatchEvent(event)
  return event
}

/** Lets an island, or the page outside all of them, repeat what was pressed, and returns what that was. */
function repeated(owner: Element | null): string[] {
  const ids: string[] = []
  const log = ({ target }: { target: unknown }) => void ids.push((target as Element).id)
  const repeats = owner === null ? [] : takePresses(owner)
  owner?.setAttribute('data-ready', '')
  for (const type of ['click', 'submit', 'change']) document.addEventListener(type, log, true)
  for (const repeat of repeats) repeat()
  for (const type of ['click', 'submit', 'change']) document.removeEventListener(type, log, true)
  owner?.removeAttribute('data-ready')
  return ids
}
const island = document.querySelector('[data-island]')
const field = (selector: string) => document.querySelector(selector) as unknown as HTMLInputElement

test('presses and sent forms of an island that has not started are held back, in their order', () => {
  for (const event of [send('#b'), send('#a span'), send('#form', 'submit'), send('#b')]) {
    expect(event.defaultPrevented).toBe(true)
  }
  expect(repeated(island)).toEqual(['a', 'form', 'b'])
  expect(document.querySelector(`[${pressed}]`)).toBeNull()
})

test('a form whose fields are not filled in is sent once its island can say which', () => {
  expect(send('#field', 'invalid').defaultPrevented).toBe(true)
  expect(repeated(island)).toEqual(['form'])
})

test('a link waits for its island once a field is edited, unless it opens elsewhere', () => {
  Object.assign(field('#field'), { value: 'typed', defaultValue: '' })
  expect(send('#link').defaultPrevented).toBe(true)
  const elsewhere = new Event('click', { bubbles: true, cancelable: true })
  document.querySelector('#link')?.dispatchEvent(Object.assign(elsewhere, { ctrlKey: true }))
  expect(elsewhere.defaultPrevented).toBe(false)
  Object.assign(field('#field'), { value: '' })
  expect(repeated(island)).toEqual(['link'])
})

test('presses outside islands wait for the controls of the page, and none of an island is taken with them', () => {
  send('#a')
  expect(send('#outside').defaultPrevented).toBe(true)
  expect(send('#dark').defaultPrevented).toBe(false)
  expect(send('#bar').defaultPrevented).toBe(false)
  expect(repeated(document.documentElement)).toEqual(['outside', 'dark', 'bar'])
  expect(repeated(island)).toEqual(['a'])
  document.documentElement.setAttribute('data-ready', '')
  send('#dark')
  expect(document.querySelector(`[${pressed}]`)).toBeNull()
})

test('a choice that was changed more than once is repeated as the visitor left it', () => {
  document.documentElement.removeAttribute('data-ready')
  const box = field('#bar')
  for (const checked of [true, false]) {
    box.checked = checked
    send('#bar')
  }
  const repeats = takePresses(document.documentElement)
  box.checked = true
  for (const repeat of repeats) repeat()
  expect(box.checked).toBe(false)
  document.documentElement.setAttribute('data-ready', '')
})

test.each(['#menu', '#link', '#ready', '#outside'])('%s works as always', (selector) => {
  expect(send(selector).defaultPrevented).toBe(false)
  expect(document.querySelector(`[${pressed}]`)).toBeNull()
})
