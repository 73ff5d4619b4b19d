import { localeTable } from '@search-foundation/i18n/locale-table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { changeSettings, defaultSettings, readSettings } from './settings.ts'
import type { TextStorage } from './text-storage.ts'

/** A storage with these texts under the entries of the settings. */
function stored(texts: Readonly<Record<string, string>>): TextStorage & { values: Map<string, string> } {
  const values = new Map(Object.entries(texts).map(([name, text]) => [`sf:settings.${name}`, text]))
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
  }
}

describe('stored settings', () => {
  test('are read, with defaults for what is missing', () => {
    const settings = readSettings(stored({ darkMode: 'true', language: '"de"', showFarewell: 'true' }))
    expect(settings).toEqual({ ...defaultSettings, darkMode: true, language: 'de', showFarewell: true })
    expect(readSettings(stored({}))).toEqual(defaultSettings)
  })

  test('en is en-US, other codes are canonical, and an unknown code is dropped', () => {
    const language = (code: string) => readSettings(stored({ language: JSON.stringify(code) })).language
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
    const invalid = { darkMode: '"yes"', language: '7', showFarewell: '1', licenseConfig: '[]' }
    expect(readSettings(stored({ ...invalid, lastQuestion: '"why"' }))).toEqual({
      ...defaultSettings,
      lastQuestion: 'why',
    })
  })

  test('of any text have the types of settings', () => {
    const types = (settings: object) => Object.values(settings).map((value: unknown) => typeof value)
    const names = fc.constantFrom(...Object.keys(defaultSettings))
    fc.assert(
      fc.property(names, fc.oneof(fc.json(), fc.string()), (name, text) => {
        const settings = readSettings(stored({ [name]: text }))
        expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings))
        expect(types({ ...settings, language: '', darkMode: '' })).toEqual(
          types({ ...defaultSettings, language: '', darkMode: '' }),
        )
        expect(['auto', true, false]).toContain(settings.darkMode)
      }),
    )
  })
})

describe('settings of the tab', () => {
  test('are in the storage of the tab and nowhere else', () => {
    const [storage, session] = [stored({}), stored({})]
    changeSettings(storage, { enableGlobalQA: false, showSearchBar: true, showFarewell: true }, session)
    expect([...storage.values.keys()]).toEqual(['sf:settings.showFarewell'])
    expect(readSettings(storage, session)).toEqual({
      ...defaultSettings,
      enableGlobalQA: false,
      showSearchBar: true,
      showFarewell: true,
    })
    expect(readSettings(session, storage)).toEqual(defaultSettings)
  })

  test('have their defaults where the tab has no storage', () => {
    const storage = stored({ enableGlobalQA: 'false' })
    changeSettings(storage, { showSearchBar: true })
    expect(readSettings(storage)).toEqual(defaultSettings)
  })
})

test('the language choice lists the ten selectable languages', () => {
  expect(defaultSettings.localeOptions).toEqual(
    localeTable.filter(({ selectable }) => selectable).map(({ code }) => code),
  )
  expect(defaultSettings.localeOptions).toHaveLength(10)
})

test('changing a setting leaves the other stored settings unchanged', () => {
  const storage = stored({ darkMode: '"auto"', lastQuestion: '"why"' })
  changeSettings(storage, { darkMode: false })
  expect([...storage.values.values()]).toEqual(['false', '"why"'])
})
