import { expect, test } from 'vitest'

import type { Article } from './article.ts'
import { relatedArticles } from './related-articles.ts'

const article = (slug: string, more: Partial<Article>): Article => ({
  slug,
  locale: 'en-US',
  bodyLocale: 'en-US',
  title: slug,
  excerpt: '',
  date: '2025-01-01',
  category: 'tech-blog',
  featured: false,
  author: 'Team',
  tags: [],
  products: [],
  models: [],
  papers: [],
  minutes: 1,
  body: '',
  ...more,
})

const read = article('read', { tags: ['storage'], products: ['embedding'], models: ['v3'] })
const related = (others: Article[], limit = 3) =>
  relatedArticles(read, [read, ...others], limit).map(({ slug }) => slug)

test('articles with more in common come first, then newer ones; the article itself is left out', () => {
  const old = article('old', {})
  const recent = article('recent', { date: '2025-06-01' })
  const sameProduct = article('same-product', { products: ['embedding'] })
  const sameTag = article('same-tag', { tags: ['storage'] })
  const sameModel = article('same-model', { models: ['v3'] })
  expect(related([old, recent, sameProduct, sameTag, sameModel], 9)).toEqual([
    'same-model',
    'same-tag',
    'same-product',
    'recent',
    'old',
  ])
})

test('no more than the limit are returned', () => {
  expect(related([article('a', {}), article('b', {})], 1)).toHaveLength(1)
})
