import { loadI18n } from '@search-foundation/i18n/load-i18n'
import shared from '@search-foundation/i18n/messages/en-US/shared.json' with { type: 'json' }
import { englishLabels } from '@search-foundation/ui/labels'
import { expect, test } from 'vitest'

import { labelsIn } from './labels-in.ts'

async function labels(locale: string) {
  const { i18n } = await loadI18n({ locale, files: ['shared'], strict: true })
  return labelsIn(i18n.getFixedT(locale, ['common', 'ui']))
}

test('the English labels are those of the design system', async () => {
  expect(await labels('en-US')).toEqual(englishLabels)
})

test('the labels are in the interface language, with their slots', async () => {
  const german = await labels('de')
  expect(german.cancel).toBe('Abbrechen')
  expect(german.confirmByTyping).toBe('Zum Bestätigen {text} eingeben')
})

test('every message of ui is a label', () => {
  expect(Object.keys(englishLabels)).toEqual(expect.arrayContaining(Object.keys(shared.ui)))
})
