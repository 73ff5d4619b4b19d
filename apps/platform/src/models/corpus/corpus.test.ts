import { models } from '@search-foundation/content/models'
import { papers } from '@search-foundation/content/papers'
import { products } from '@search-foundation/content/products'
import { readArticles } from '@search-foundation/content/read-articles'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { buildCorpus } from './corpus.ts'

const corpus = buildCorpus()

test('contains every article, paper, model and product in every language, each with text', () => {
  expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length)
  expect(corpus).toHaveLength(
    readArticles().length + localeTable.length * (papers.length + models.length + products.length),
  )
  expect(corpus.filter(({ title, text }) => title === '' || text === '')).toEqual([])
})

test('contains the text of an article without its figures', () => {
  expect(corpus.filter(({ text }) => text.includes('](figures/'))).toEqual([])
})
