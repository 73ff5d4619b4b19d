import { expect, test } from 'vitest'

import { confirmationFile, confirmationOf, unconfirmed } from './confirmed-translations.ts'
import { readTranslations } from './read-translations.ts'
import { read } from './repository.ts'

const cancel = { 'en-US': 'Cancel', de: 'Abbrechen', fr: 'Annuler' }
const translations = new Map([['common:cancel', cancel]])
const confirmed = confirmationOf(translations).join('\n')
const changedTo = (texts: Partial<typeof cancel>) =>
  unconfirmed(new Map([['common:cancel', { ...cancel, ...texts }]]), confirmed)

test('no English text has changed since its translations were confirmed', () => {
  const texts = readTranslations()
  expect(texts.size).toBeGreaterThan(2000)
  expect(
    unconfirmed(texts, read(confirmationFile)),
    'Read these texts in every language, mend what no longer says the same, then run: pnpm confirm-translations',
  ).toEqual([])
})

test('a changed English text is named with the languages that did not change', () => {
  expect(changedTo({ 'en-US': 'Stop' })).toEqual(['common:cancel: English changed, not de, fr'])
  expect(changedTo({ 'en-US': 'Stop', de: 'Anhalten' })).toEqual(['common:cancel: English changed, not fr'])
  expect(changedTo({ 'en-US': 'Stop', de: 'Anhalten', fr: 'Arrêter' })).toEqual([
    'common:cancel: English changed, and every language',
  ])
})

test('a translation may change by itself', () => {
  expect(changedTo({ de: 'Abbruch' })).toEqual([])
})

test('a new text is named until it is confirmed', () => {
  expect(unconfirmed(translations, '')).toEqual(['common:cancel: new'])
})
