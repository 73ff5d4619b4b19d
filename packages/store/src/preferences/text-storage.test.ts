import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { safeStorage } from './text-storage.ts'

const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockImplementation(() => undefined))
afterEach(() => void warn.mockReset())

function fail(): never {
  throw new Error('refused')
}

test('texts are read from the storage and written to it', () => {
  const values = new Map([['a', '1']])
  const storage = safeStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
  }))
  expect(storage.getItem('a')).toBe('1')
  expect(storage.getItem('b')).toBeNull()
  storage.setItem('b', '2')
  expect(values.get('b')).toBe('2')
  expect(warn).not.toHaveBeenCalled()
})

test('a storage that the browser blocks reads as empty, and what is set lasts until the page is left', () => {
  const onRefused = vi.fn()
  const storage = safeStorage(fail, onRefused)
  expect(storage.getItem('a')).toBeNull()
  expect(storage.getItem('b')).toBeNull()
  expect(onRefused.mock.calls).toEqual([['read']])
  storage.setItem('a', '1')
  storage.setItem('b', '2')
  expect(storage.getItem('a')).toBe('1')
  expect(onRefused.mock.calls).toEqual([['read'], ['write']])
  expect(warn).toHaveBeenCalledWith('Could not save "a" in the browser\'s storage.', expect.any(Error))
})

test('a text that does not fit is remembered over the stored one', () => {
  const onRefused = vi.fn()
  const storage = safeStorage(() => ({ getItem: () => 'old', setItem: fail }), onRefused)
  expect(storage.getItem('a')).toBe('old')
  expect(onRefused).not.toHaveBeenCalled()
  storage.setItem('a', 'new')
  expect(storage.getItem('a')).toBe('new')
  expect(onRefused.mock.calls).toEqual([['write']])
})

test('without an argument it is the local storage of the browser', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'stored', setItem: fail })
  expect(safeStorage().getItem('a')).toBe('stored')
  vi.unstubAllGlobals()
})
