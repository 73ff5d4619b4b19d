import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { pressed, recordEarlyPresses, takePresses } from './early-presses.ts'

const { document, Event, Element } = parseHTML(`<html><body>
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
Object.assign(globalThis, { Element })
recordEarlyPresses(document)

function send(selector: string, type = 'click'): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  document.querySelector(selector)?.dispatchEvent(event)
  return event
}

test('presses and sent forms of an island that has not started are held back, in their order', () => {
  for (const event of [send('#b'), send('#a span'), send('#form', 'submit'), send('#b')]) {
    expect(event.defaultPrevented).toBe(true)
  }
  const island = document.querySelector('[data-island]')
  const taken = island === null ? [] : [...takePresses(island)]
  expect(taken.map(({ id }) => id)).toEqual(['a', 'form', 'b'])
  expect(document.querySelector(`[${pressed}]`)).toBeNull()
})

test('a form whose fields are not filled in is sent once its island can say which', () => {
  expect(send('#field', 'invalid').defaultPrevented).toBe(true)
  const island = document.querySelector('[data-island]')
  expect(island === null ? [] : [...takePresses(island)].map(({ id }) => id)).toEqual(['form'])
})

test('a link waits for its island once a field is edited, unless it opens elsewhere', () => {
  const field = document.querySelector('#field')
  Object.assign(field ?? {}, { value: 'typed', defaultValue: '' })
  expect(send('#link').defaultPrevented).toBe(true)
  const elsewhere = new Event('click', { bubbles: true, cancelable: true })
  document.querySelector('#link')?.dispatchEvent(Object.assign(elsewhere, { ctrlKey: true }))
  expect(elsewhere.defaultPrevented).toBe(false)
  Object.assign(field ?? {}, { value: '' })
  const island = document.querySelector('[data-island]')
  expect(island === null ? [] : [...takePresses(island)].map(({ id }) => id)).toEqual(['link'])
})

test('presses outside islands wait for the controls of the page, and none of an island is taken with them', () => {
  send('#a')
  expect(send('#outside').defaultPrevented).toBe(true)
  expect(send('#dark', 'change').defaultPrevented).toBe(true)
  expect(send('#bar', 'change').defaultPrevented).toBe(true)
  const root = document.documentElement
  expect([...takePresses(root)].map(({ id }) => id)).toEqual(['outside', 'dark', 'bar'])
  const island = document.querySelector('[data-island]')
  expect(island === null ? [] : [...takePresses(island)].map(({ id }) => id)).toEqual(['a'])
  root.setAttribute('data-ready', '')
  expect(send('#dark', 'change').defaultPrevented).toBe(false)
})

test.each(['#menu', '#link', '#ready', '#outside'])('%s works as always', (selector) => {
  expect(send(selector).defaultPrevented).toBe(false)
  expect(document.querySelector(`[${pressed}]`)).toBeNull()
})
