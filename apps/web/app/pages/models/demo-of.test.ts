import { models } from '@search-foundation/content/models'
import { expect, test } from 'vitest'

import { demoOf } from './demo-of.ts'

test('a model that the API offers answers itself, by what it is for', () => {
  const shown = Object.fromEntries(models.map((model) => [model.slug, demoOf(model)]))
  expect(shown['jina-embeddings-v4']).toMatchObject({
    product: 'embedding',
    answers: { slug: 'jina-embeddings-v4' },
  })
  expect(shown['jina-reranker-m0']).toMatchObject({
    product: 'reranker',
    answers: { slug: 'jina-reranker-m0' },
  })
  expect(shown['jina-colbert-v2']).toMatchObject({
    product: 'reranker',
    answers: { slug: 'jina-colbert-v2' },
  })
  expect(shown['ReaderLM-v2']?.product).toBe('reader')
})

test('every model that answers a request is one that the API offers', () => {
  const asked = models.map(demoOf).filter(({ product }) => product !== 'reader')
  expect(asked.length).toBeGreaterThan(20)
  for (const { answers } of asked) expect(answers.availability).toContain('api')
})
