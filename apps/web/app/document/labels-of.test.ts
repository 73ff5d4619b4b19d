import { createI18n } from '@search-foundation/i18n/create-i18n'
import { siteMessages } from '@search-foundation/i18n/message-sources'
import { pickMessages } from '@search-foundation/i18n/pick-messages'
import { englishLabels } from '@search-foundation/ui/labels'
import { expect, test } from 'vitest'

import { labelsOf } from './labels-of.ts'

const german = siteMessages('de')
const labels = (messages: typeof german) =>
  labelsOf(
    createI18n('de', { de: messages }, () => {}),
    'de',
  )

test('components of a page have their texts in its language', () => {
  const { breadcrumbs, copied } = labels(german)
  expect({ breadcrumbs, copied }).toEqual({ breadcrumbs: 'Sie sind hier', copied: 'Kopiert' })
})

test('components of an island have those that it was given', () => {
  expect(labels(pickMessages(german, ['common']))).toMatchObject({ copied: 'Kopiert' })
  expect(labels({})).toEqual({})
})

test('no other text stays English', () => {
  const english = Object.entries(labels(german)).filter(
    ([name, text]) => text === englishLabels[name as keyof typeof englishLabels],
  )
  // The same word in both languages.
  expect(english).toEqual([['themeAuto', 'System']])
})
