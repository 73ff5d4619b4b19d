import { expect, test } from 'vitest'

import { languageOptions } from './language-options.ts'

const codesFor = (current: string) =>
  languageOptions(['de', 'en-US', 'fr'], current)
    .map(({ code }) => code)
    .filter((code) => code !== 'en-XA')

test('the languages of the setting are offered, by their own names', () => {
  expect(codesFor('de')).toEqual(['en-US', 'de', 'fr'])
  expect(languageOptions(['de'], 'de')[0]).toEqual({ code: 'de', label: 'Deutsch' })
})

test('the current language is a choice even if it is not offered', () => {
  expect(codesFor('mn')).toContain('mn')
})
