import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { defaultLocale, localeTable } from '../src/locale-table.ts'
import { readLocale } from './check-locale.ts'

const glossaries = new URL('../glossary/', import.meta.url)
const texts = (code: string) => readLocale(new URL(`../messages/${code}/`, import.meta.url)).messages
const english = texts(defaultLocale)

/** English terms with their forms in a language: the term of the language first, then inflected forms and stems. */
type Glossary = Readonly<Record<string, readonly string[]>>

const readGlossary = (code: string) =>
  JSON.parse(readFileSync(new URL(`${code}.json`, glossaries), 'utf8')) as Glossary

/** Whether an English text uses a term, in the singular or plural, outside of its placeholders. */
const uses = (text: string, term: string) =>
  new RegExp(`(?<![\\w-])${term}s?(?!\\w)`, 'iu').test(text.replaceAll(/\{\{[^}]*\}\}/gu, ''))

const codes = localeTable.map(({ code }) => code).filter((code) => code !== defaultLocale)

test('every language has a glossary of the same terms', () => {
  expect(readdirSync(glossaries).toSorted()).toEqual(codes.map((code) => `${code}.json`).toSorted())
  for (const code of codes) expect(Object.keys(readGlossary(code))).toEqual(Object.keys(readGlossary('de')))
})

/** The terms of an English text for which its translation has none of the words of the glossary. */
const lostTerms = (source: string, text: string, glossary: Glossary): string[] =>
  Object.entries(glossary)
    .filter(([term]) => uses(source, term))
    .filter(([, forms]) => !forms.some((form) => text.toLowerCase().includes(form.toLowerCase())))
    .map(([term]) => term)

test.each(codes)('%s has one word for each term of the glossary', (code) => {
  const messages = texts(code)
  const glossary = readGlossary(code)
  const others = [...english].flatMap(([namespace, keys]) =>
    [...keys].flatMap(([key, source]) => {
      const text = messages.get(namespace)?.get(key)
      if (text === undefined) return []
      return lostTerms(source, text, glossary).map(
        (term) => `${namespace}:${key} has no word for "${term}": ${text}`,
      )
    }),
  )
  expect(others).toEqual([])
})

test('another word than that of the glossary is found', () => {
  const glossary = { chunk: ['Chunk', 'Chunks'], 'rate limit': ['Ratenlimit'] }
  expect(lostTerms('Cut into chunks', 'In Chunks teilen', glossary)).toEqual([])
  expect(lostTerms('Cut into chunks', 'In Stücke teilen', glossary)).toEqual(['chunk'])
  expect(lostTerms('{{chunk}} and chunking', '{{chunk}}', glossary)).toEqual([])
  expect(lostTerms('Rate limit', 'Grenze', glossary)).toEqual(['rate limit'])
})
