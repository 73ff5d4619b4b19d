import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readSettings, settingsKey, writeSettings } from './settings.ts'

const storageWith = (text: string | null) => {
  let value = text
  return {
    getItem: (key: string) => (key === settingsKey ? value : null),
    setItem: (_key: string, next: string) => {
      value = next
    },
    read: () => value,
  }
}

test('takes defaults for whatever is stored wrongly', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const { darkMode, language, showFarewell } = readSettings(storageWith(text))
      expect(['auto', true, false]).toContain(darkMode)
      expect(['string', 'undefined']).toContain(typeof language)
      expect(typeof showFarewell).toBe('boolean')
    }),
  )
})

test('reads what the store persists', () => {
  const storage = storageWith('{"darkMode":true,"language":"de","showFarewell":true}')
  expect(readSettings(storage)).toEqual({ darkMode: true, language: 'de', showFarewell: true })
})

test('changes a setting and keeps the others', () => {
  const storage = storageWith('{"darkMode":"auto","lastQuestion":"why","licenseConfig":{"a":1}}')
  writeSettings(storage, { darkMode: false })
  expect(JSON.parse(storage.read() ?? '')).toEqual({
    darkMode: false,
    lastQuestion: 'why',
    licenseConfig: { a: 1 },
  })
})

test('lives with a storage that refuses', () => {
  const refusing = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(readSettings(refusing).darkMode).toBe('auto')
  expect(() => writeSettings(refusing, { language: 'de' })).not.toThrow()
})
