import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { defaultLocale, localeTable } from '../src/locale-table.ts'
import { readLocale } from './check-locale.ts'

const glossaries = new URL('../glossary/', import.meta.url)
const texts = (code: string) => readLocale(new URL(`../messages/${code}/`, import.meta.url)).messages
const english = texts(defaultLocale)

/** The words of a language for one English term. */
interface Entry {
  /** The term of the language first, then its inflected forms and stems; a translation has one of them. */
  use: readonly string[]
  /** Words that mean the same, but that the product does not use. `*` stands for any ending. */
  never?: readonly string[]
}

type Glossary = Readonly<Record<string, Entry>>

const readGlossary = (code: string) =>
  JSON.parse(readFileSync(new URL(`${code}.json`, glossaries), 'utf8')) as Glossary

/** English expressions in which a word is not the term of the glossary: a bank account, a paper filter, a path of the API. */
const otherMeanings =
  /\/v1\/\S+|article, main|Article 28|in a row|legal documents|(?:your|this|our)\s+account|paper filter|search engine|second factor|source code|label is in the box|\bas classifier_id instead of model\b|\blabel texts\b/giu

const withoutSlots = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/gu, '')

/** Whether an English text uses a term, in the singular or plural, outside of its placeholders. */
const uses = (text: string, term: string) =>
  new RegExp(`(?<![\\w-])${term}s?(?!\\w)`, 'iu').test(withoutSlots(text).replaceAll(otherMeanings, ''))

/** Samples and placeholders are written for each language instead of being translated. */
const isSample = (key: string) => /sample|placeholder|suggestion/iu.test(key)

const codes = localeTable.map(({ code }) => code).filter((code) => code !== defaultLocale)

test('every language has a glossary of the same sixty terms or more', () => {
  expect(readdirSync(glossaries).toSorted()).toEqual(codes.map((code) => `${code}.json`).toSorted())
  expect(Object.keys(readGlossary('de')).length).toBeGreaterThanOrEqual(60)
  for (const code of codes) expect(Object.keys(readGlossary(code))).toEqual(Object.keys(readGlossary('de')))
})

/** The terms of an English text for which its translation has none of the words of the glossary. */
const lostTerms = (source: string, text: string, glossary: Glossary): string[] =>
  Object.entries(glossary)
    .filter(([term]) => uses(source, term))
    .filter(([, { use }]) => !use.some((form) => text.toLowerCase().includes(form.toLowerCase())))
    .map(([term]) => term)

/** Words of a translation that the glossary rules out. Scripts without spaces have no word boundaries. */
const ruledOut = (text: string, glossary: Glossary): string[] =>
  Object.values(glossary)
    .flatMap(({ never = [] }) => never)
    .filter((word) => wordPattern(word).test(withoutSlots(text)))

function wordPattern(word: string): RegExp {
  const letters = RegExp.escape(word).replaceAll('\\*', '\\p{L}*')
  const hasSpaces = !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word)
  return new RegExp(hasSpaces ? `(?<!\\p{L})${letters}(?!\\p{L})` : letters, 'iu')
}

test.each(codes)('%s has one word for each term of the glossary', (code) => {
  const messages = texts(code)
  const glossary = readGlossary(code)
  const others = [...english].flatMap(([namespace, keys]) =>
    [...keys].flatMap(([key, source]) => {
      const text = messages.get(namespace)?.get(key)
      if (text === undefined || isSample(key)) return []
      return lostTerms(source, text, glossary).map(
        (term) => `${namespace}:${key} has no word for "${term}": ${text}`,
      )
    }),
  )
  expect(others).toEqual([])
})

test.each(codes)('%s uses no word that its glossary rules out', (code) => {
  const glossary = readGlossary(code)
  const found = [...texts(code)].flatMap(([namespace, keys]) =>
    [...keys].flatMap(([key, text]) =>
      ruledOut(text, glossary).map((word) => `${namespace}:${key} has "${word}": ${text}`),
    ),
  )
  expect(found).toEqual([])
})

test('a translation without the word of the glossary is found', () => {
  const glossary = { chunk: { use: ['Chunk', 'Chunks'] }, 'rate limit': { use: ['Ratenlimit'] } }
  expect(lostTerms('Cut into chunks', 'In Chunks teilen', glossary)).toEqual([])
  expect(lostTerms('Cut into chunks', 'In Stücke teilen', glossary)).toEqual(['chunk'])
  expect(lostTerms('{{chunk}} and chunking', '{{chunk}}', glossary)).toEqual([])
  expect(lostTerms('Rate limit', 'Grenze', glossary)).toEqual(['rate limit'])
})

test.each([
  ['de', 'Der Übertrag', 'Übertrag'],
  ['de', 'Das Geheimnisvolle', 'Geheimnis*'],
  ['ru', 'Создать аккаунты', 'аккаунт*'],
  ['ru', 'Сохранить вид', 'вид'],
  ['mn', 'Үйлдлийн бүртгэл', 'үйлдлийн бүртгэл*'],
  ['zh-CN', '免费令牌', '令牌'],
  ['ko', '대목의 지도', '대목'],
])('the %s text "%s" has a word that is ruled out', (code, text, word) => {
  expect(ruledOut(text, readGlossary(code))).toEqual([word])
})

test.each([
  ['de', 'Die Übertragung wird übertragen'],
  ['es', 'Los límites de frecuencia'],
  ['ru', 'Учётная запись {{аккаунт}}'],
  ['ru', 'Тот же запрос в виде кода'],
  ['mn', 'Бүртгэлийн түлхүүр'],
  ['zh-CN', '免费 token'],
])('the %s text "%s" has no word that is ruled out', (code, text) => {
  expect(ruledOut(text, readGlossary(code))).toEqual([])
})
