import { readdirSync } from 'node:fs'
import { originalLocale } from '@search-foundation/content/collect-articles'
import { docSlugs } from '@search-foundation/content/docs'
import { legalDocuments } from '@search-foundation/content/legal'
import { readArticles } from '@search-foundation/content/read-articles'
import { readDocs } from '@search-foundation/content/read-docs'
import { translatedDocs } from '@search-foundation/content/translated-docs'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { isEnglishOnly } from './app/ground/site-map.ts'
import { readingList } from './app/pages/news/reading-list.ts'

const codes = localeTable.map(({ code }) => code)
const articles = readArticles()
const slugsIn = (locale: string) =>
  articles.filter((article) => article.locale === locale).map(({ slug }) => slug)

test.each(codes)('%s has a translation or a summary of every article', (code) => {
  expect(slugsIn(code)).toEqual(slugsIn(originalLocale))
})

/** Those that a newcomer reads first, and those about the release of a model. */
const inEachLanguage = [...readingList, 'embeddings-v4', 'reranker-m0', 'readerlm-v2']

test.each(codes)('%s has the articles that exist in every language', (code) => {
  const whole = articles.filter(({ locale, bodyLocale }) => locale === code && bodyLocale === code)
  expect(whole.map(({ slug }) => slug)).toEqual(expect.arrayContaining(inEachLanguage))
})

test.each(codes)('%s has every legal document', (code) => {
  const folder = new URL(`../legal/${code}/`, import.meta.resolve('@search-foundation/content/legal'))
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(legalDocuments.map((name) => `${name}.md`)))
})

test.each(codes)('%s has the guides that exist in every language', (code) => {
  const own = readDocs().filter(({ locale }) => locale === code)
  expect(own.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...translatedDocs]))
})

test('these guides have a page in every language, and the other guides one in English', () => {
  expect(docSlugs.filter((slug) => !isEnglishOnly(`/docs/${slug}`))).toEqual([...translatedDocs])
})
