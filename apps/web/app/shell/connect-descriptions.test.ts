import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { connectDescriptions } from './connect-descriptions.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A figure, whose button is visible unless the setting is off. */
function figure({ isOn = true } = {}) {
  const { document, window } = parseHTML(
    '<figure data-described><button popovertarget="a"></button><span popover id="a"></span></figure>',
  )
  const element = document.querySelector('figure')
  const button = document.querySelector('button')
  const popover = document.querySelector('span')
  if (element === null || button === null || popover === null) throw new Error('The page is incomplete.')
  let isOpen = false
  let isFocusVisible = false
  Object.assign(button, { checkVisibility: () => isOn, matches: () => isFocusVisible })
  Object.assign(popover, { togglePopover: (open: boolean) => (isOpen = open) })
  connectDescriptions(document as unknown as Document)
  const send = (target: Element, type: string, pointerType = 'mouse') =>
    target.dispatchEvent(Object.assign(new window.Event(type), { pointerType }) as unknown as Event)
  return {
    isOpen: () => isOpen,
    point: (type: string, pointerType?: string) => {
      send(element as unknown as Element, type, pointerType)
      vi.runAllTimers()
    },
    focus(isVisible: boolean) {
      isFocusVisible = isVisible
      send(button as unknown as Element, 'focus')
    },
    blur() {
      isFocusVisible = false
      send(button as unknown as Element, 'blur')
    },
  }
}

test('a pointer that rests on the figure opens the description, and leaving closes it', () => {
  const { point, isOpen } = figure()
  point('pointerenter')
  expect(isOpen()).toBe(true)
  point('pointerleave')
  expect(isOpen()).toBe(false)
})

test('the keyboard opens it by reaching the button', () => {
  const { focus, blur, isOpen } = figure()
  focus(true)
  expect(isOpen()).toBe(true)
  blur()
  expect(isOpen()).toBe(false)
})

test('what the keyboard opened stays while the pointer leaves, and the other way round', () => {
  const { point, focus, blur, isOpen } = figure()
  point('pointerenter')
  focus(true)
  point('pointerleave')
  expect(isOpen()).toBe(true)
  point('pointerenter')
  blur()
  expect(isOpen()).toBe(true)
})

test('a finger and the focus of a press leave it to the press of the button', () => {
  const { point, focus, isOpen } = figure()
  point('pointerenter', 'touch')
  focus(false)
  expect(isOpen()).toBe(false)
})

test('nothing opens while the setting is off', () => {
  const { point, focus, isOpen } = figure({ isOn: false })
  point('pointerenter')
  focus(true)
  expect(isOpen()).toBe(false)
})
