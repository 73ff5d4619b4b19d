import { parseHTML } from 'linkedom'
import { afterEach, expect, test, vi } from 'vitest'

import { connectSettings } from './connect-settings.ts'

const entry = 'sf:settings.enableRecommender'

function open(stored: Record<string, string>) {
  const { document, window } = parseHTML(
    '<html><body><div hidden><input type="checkbox" data-setting="enableRecommender"></div></body></html>',
  )
  const entries = new Map(Object.entries(stored))
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  }
  vi.stubGlobal('addEventListener', () => {})
  connectSettings(document as unknown as Document, storage)
  const box = document.querySelector('input') as unknown as HTMLInputElement
  return { box, document, entries, press: () => box.dispatchEvent(new window.Event('change')) }
}
afterEach(() => vi.unstubAllGlobals())

test('a checkbox shows the stored setting, and becomes visible', () => {
  const { box, document } = open({ [entry]: 'false' })
  expect(box.checked).toBe(false)
  expect(document.querySelector('[hidden]')).toBeNull()
  expect(document.documentElement.dataset['off']).toBe('enableRecommender')
})

test('a choice is stored and takes effect at once', () => {
  const { box, document, entries, press } = open({})
  expect(document.documentElement.dataset['off']).toBe('')
  box.checked = false
  press()
  expect(entries.get(entry)).toBe('false')
  expect(document.documentElement.dataset['off']).toBe('enableRecommender')
})
