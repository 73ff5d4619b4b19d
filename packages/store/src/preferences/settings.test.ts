import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { changeSettings, defaultSettings, parseSettings, readSettings, settingsKey } from './settings.ts'
import type { TextStorage } from './text-storage.ts'

/** A storage with this text under the key of the settings. */
function stored(text: string | null): TextStorage & { text: () => string | null } {
  let value = text
  return {
    getItem: (key) => (key === settingsKey ? value : null),
    setItem: (_, next) => void (value = next),
    text: () => value,
  }
}

describe('stored settings', () => {
  test('are read, with defaults for what is missing', () => {
    const settings = readSettings(stored('{"darkMode":true,"language":"de","showFarewell":true}'))
    expect(settings).toEqual({ ...defaultSettings, darkMode: true, language: 'de', showFarewell: true })
    expect(readSettings(stored(null))).toEqual(defaultSettings)
  })

  test('en is en-US, other codes are canonical, and an unknown code is dropped', () => {
    const language = (code: string) => readSettings(stored(JSON.stringify({ language: code }))).language
    expect(['en', 'EN-us', 'DE', 'mn', 'klingon', ''].map(language)).toEqual([
      'en-US',
      'en-US',
      'de',
      'mn',
      null,
      null,
    ])
  })

  test('that are invalid count as missing, field by field', () => {
    const invalid = '{"darkMode":"yes","language":7,"showFarewell":1,"licenseConfig":[],"lastQuestion":"why"}'
    expect(parseSettings(invalid)).toEqual({ lastQuestion: 'why' })
  })

  test('of any text have the types of settings', () => {
    const types = (settings: object) => Object.values(settings).map((value: unknown) => typeof value)
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.constant('{"__proto__":{"darkMode":7}}')), (text) => {
        const settings = readSettings(stored(text))
        expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings))
        expect(types({ ...settings, language: '', darkMode: '' })).toEqual(
          types({ ...defaultSettings, language: '', darkMode: '' }),
        )
        expect(['auto', true, false]).toContain(settings.darkMode)
      }),
    )
  })
})

test('changing a setting leaves the other stored settings unchanged', () => {
  const storage = stored('{"darkMode":"auto","lastQuestion":"why","licenseConfig":{"a":1}}')
  changeSettings(storage, { darkMode: false })
  expect(JSON.parse(storage.text() ?? '')).toEqual({
    darkMode: false,
    lastQuestion: 'why',
    licenseConfig: { a: 1 },
  })
})
