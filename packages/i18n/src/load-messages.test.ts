import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { renderLoaders } from '../scripts/generate-loaders.ts'
import type { Messages } from './create-i18n.ts'
import { loadMessages, messageFiles } from './load-messages.ts'
import { defaultLocale, publishedLocales } from './locale-table.ts'

/** Texts that are rightly the same in a translation: names, loan words, technical terms, and examples in another language. */
const sameInBothLanguages = new Set([
  'Premium',
  'Text',
  'API',
  'Dashboard',
  'split a long document into chunks',
  'is this answer backed by a source?',
  'compare texts in two languages',
  'DeepSearch',
  'Embeddings',
  'Engine',
  'HTML',
  'JSON',
  'Name',
  'Reader',
  'Reranker',
  'Status',
  'System',
  'Token',
  'Tokenizer',
  'Tokens',
  '{{formatted}} Dimension',
  '{{formatted}} Token',
])

type Flat = Record<string, string>

function flatten(messages: Messages, prefix = ''): Flat {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value]]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}

const pluralForm = /_(zero|one|two|few|many|other)$/
const withoutPlural = (key: string) => key.replace(pluralForm, '')
const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}|<\/?[\w]+\/?>/g))].toSorted()

const namespaces = messageFiles
  .filter((file) => file.startsWith(`${defaultLocale}/`))
  .map((file) => file.slice(defaultLocale.length + 1))
const others = publishedLocales.map(({ code }) => code).filter((code) => code !== defaultLocale)

test('the loader table names every message file', () => {
  const table = readFileSync(new URL('./generated/message-loaders.ts', import.meta.url), 'utf8')
  expect(table, 'run `pnpm --filter @search-foundation/i18n generate`').toBe(renderLoaders())
})

test('asking for messages that do not exist is refused by name', async () => {
  await expect(loadMessages('de', 'nowhere')).rejects.toThrow('"nowhere"')
})

describe.each(others)('%s', (locale) => {
  describe.each(namespaces)('%s', async (namespace) => {
    const source = flatten(await loadMessages(defaultLocale, namespace))
    const target = flatten(await loadMessages(locale, namespace))
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories

    test('has the same keys', () => {
      const keys = (flat: Flat) => [...new Set(Object.keys(flat).map(withoutPlural))].toSorted()
      expect(keys(target)).toEqual(keys(source))
    })

    test('has every plural form of its language', () => {
      const stems = new Set(
        Object.keys(target)
          .filter((key) => pluralForm.test(key))
          .map(withoutPlural),
      )
      const missing = [...stems].flatMap((stem) =>
        categories.map((form) => `${stem}_${form}`).filter((key) => !(key in target)),
      )
      expect(missing).toEqual([])
    })

    test('has no empty text', () => {
      expect(Object.entries({ ...source, ...target }).filter(([, text]) => text.trim() === '')).toEqual([])
    })

    test('keeps placeholders and tags', () => {
      const changed = Object.keys(target).filter(
        (key) =>
          key in source &&
          // A singular may say "one" instead of the number.
          !key.endsWith('_one') &&
          placeholders(target[key] ?? '').join() !== placeholders(source[key] ?? '').join(),
      )
      expect(changed).toEqual([])
    })

    test('is translated, not copied', () => {
      const copied = Object.entries(target).filter(
        ([key, text]) =>
          source[key] === text &&
          /\p{L}{2}/u.test(text.replace(/\{\{[^}]*\}\}/g, '')) &&
          !sameInBothLanguages.has(text),
      )
      expect(copied).toEqual([])
    })
  })
})
