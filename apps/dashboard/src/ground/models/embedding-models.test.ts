import type { Model, PublicModel } from '@search-foundation/api-client'
import { expect, test } from 'vitest'

import { dimensionsOf, embeddingModels, firstModel } from './embedding-models.ts'

const model = (name: string, facts: Partial<Model['meta_data']> = {}, deprecated = false): Model => ({
  name,
  slug: name,
  summary: '',
  tags: ['embedding'],
  release_date: null,
  deprecated,
  meta_data: {
    size: '1B',
    output_dim: 1024,
    max_tokens: 8192,
    matryoshka_dims: [64, 256, 1024],
    languages: null,
    license: null,
    tasks: [],
    ...facts,
  },
})
const served = (...ids: string[]): PublicModel[] =>
  ids.map((id) => ({ id, object: 'model', owned_by: 'us', engine: 'local' }))

test('only models that the main API serves are offered, deprecated ones last', () => {
  const catalog = [model('old', {}, true), model('new'), model('elsewhere')]
  expect(embeddingModels(catalog, served('old', 'new')).map(({ id }) => id)).toEqual(['new', 'old'])
})

test('a model without shorter vectors has one length', () => {
  const [fixed] = embeddingModels([model('fixed', { matryoshka_dims: [], output_dim: 768 })], served('fixed'))
  expect(fixed).toEqual({ id: 'fixed', maxTokens: 8192, dimensions: [768], isLocal: true })
})

test('the wanted model comes first, else the usual one, where it is served', () => {
  const models = embeddingModels([model('a'), model('jina-embeddings-v3')], served('a', 'jina-embeddings-v3'))
  expect(firstModel(models)?.id).toBe('jina-embeddings-v3')
  expect(firstModel(models.slice(0, 1))?.id).toBe('a')
  expect(firstModel(models, 'a')?.id).toBe('a')
  expect(firstModel(models, 'unknown')?.id).toBe('jina-embeddings-v3')
  expect(firstModel([])).toBeUndefined()
})

test('the length of the vectors is kept where the next model has it', () => {
  const some = { id: 'a', maxTokens: 1, dimensions: [64, 256, 1024], isLocal: true }
  expect(dimensionsOf(some, 64)).toBe(64)
  expect(dimensionsOf(some, 512)).toBe(256)
  expect(dimensionsOf({ ...some, dimensions: [768] }, 512)).toBe(768)
})
