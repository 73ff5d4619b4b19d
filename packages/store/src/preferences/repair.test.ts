import { beforeEach, expect, test, vi } from 'vitest'

import { readApiKey } from './api-key.ts'
import { repairPreferences } from './repair.ts'
import { defaultSettings, readSettings } from './settings.ts'

const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockReset().mockImplementation(() => undefined))

/** A storage with these entries, as pairs of name and text. */
function storageOf(entries: Record<string, string>) {
  const values = new Map(Object.entries(entries))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  }
}

test('valid preferences are left as they are', () => {
  const entries = {
    'sf:settings.language': '"en"',
    'sf:settings.darkMode': 'true',
    'sf:settings.licenseConfig': 'null',
    'sf:embedding.apiKey': '"key"',
  }
  const storage = storageOf(entries)
  expect(repairPreferences(storage)).toEqual([])
  expect(Object.fromEntries(storage.values)).toEqual(entries)
  expect(repairPreferences(storageOf({}))).toEqual([])
  expect(repairPreferences(storageOf({ 'sf:embedding.apiKey': 'null' }))).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

test('damaged settings get their defaults, which is reported once', () => {
  const storage = storageOf({
    'sf:settings.darkMode': '"purple"',
    'sf:settings.showFarewell': '{',
    'sf:settings.language': '"de"',
  })
  expect(repairPreferences(storage)).toEqual(['settings'])
  expect(readSettings(storage)).toEqual({ ...defaultSettings, language: 'de' })
  expect(warn).toHaveBeenCalledTimes(2)
  expect(repairPreferences(storage)).toEqual([])
})

test('a damaged key is removed, which is reported once', () => {
  const storage = storageOf({ 'sf:embedding.apiKey': '"sf_trial_a', 'sf:settings.darkMode': '7' })
  expect(repairPreferences(storage)).toEqual(['settings', 'apiKey'])
  expect(readApiKey(storage)).toBeNull()
  expect(storage.getItem('sf:embedding.apiKey')).toBe('null')
  expect(repairPreferences(storage)).toEqual([])
})
