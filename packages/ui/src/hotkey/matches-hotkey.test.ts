import { expect, test } from 'vitest'

import { matchesHotkey, type Keys } from './matches-hotkey.ts'

const press = (key: string, held: Partial<Keys> = {}): Keys => ({
  key,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 0,
  ...held,
})

test('mod is ⌘ or Ctrl', () => {
  expect(matchesHotkey(press('k', { metaKey: true }), 'mod+k')).toBe(true)
  expect(matchesHotkey(press('K', { ctrlKey: true }), 'mod+k')).toBe(true)
  expect(matchesHotkey(press('k'), 'mod+k')).toBe(false)
})

test('other modifiers must not be pressed', () => {
  expect(matchesHotkey(press('k', { ctrlKey: true, shiftKey: true }), 'mod+k')).toBe(false)
  expect(matchesHotkey(press('k', { ctrlKey: true, altKey: true }), 'mod+k')).toBe(false)
  expect(matchesHotkey(press('k', { ctrlKey: true }), 'k')).toBe(false)
})

test('characters that need Shift match with Shift', () => {
  expect(matchesHotkey(press('?', { shiftKey: true }), '?')).toBe(true)
})

test('keys of an input method match no hotkey', () => {
  expect(matchesHotkey(press('k', { metaKey: true, isComposing: true }), 'mod+k')).toBe(false)
  expect(matchesHotkey(press('Enter', { keyCode: 229 }), 'enter')).toBe(false)
})
