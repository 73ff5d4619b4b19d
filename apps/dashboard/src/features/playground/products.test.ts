import type { Model, PublicModel } from '@search-foundation/api-client'
import { expect, test } from 'vitest'

import { automatic, settled } from './fields.ts'
import { playgroundModels } from './playground-models.ts'
import { productSpecs } from './products.ts'

const model = (name: string, tags: string[], change: Partial<Model['meta_data']> = {}): Model => ({
  name,
  slug: name,
  summary: '',
  tags,
  release_date: null,
  deprecated: false,
  meta_data: {
    size: '1B',
    output_dim: 1024,
    max_tokens: 8192,
    matryoshka_dims: [64, 256, 1024],
    languages: null,
    license: null,
    tasks: ['text-matching'],
    ...change,
  },
})
const served = (id: string): PublicModel => ({ id, object: 'model', owned_by: 'us', engine: 'local' })

const catalog = [
  model('e1', ['embedding']),
  model('e2', ['embedding'], { matryoshka_dims: [], output_dim: 512, tasks: [] }),
  model('r1', ['reranker'], { output_dim: null }),
  model('r2', ['reranker'], { output_dim: null }),
]
const ids = ['e1', 'e2', 'r1', 'x-deepsearch-v1'].map(served)

test.each([
  ['embedding', ['e1', 'e2']],
  ['classifier', ['e1', 'e2']],
  ['reranker', ['r1']],
  ['deepsearch', ['x-deepsearch-v1']],
  ['reader', []],
] as const)('the models of %s are %j', (product, expected) => {
  expect(playgroundModels(product, catalog, ids).map(({ id }) => id)).toEqual(expected)
})

test('what a model does not offer is replaced by what it does', () => {
  const { fields, requestOf } = productSpecs.embedding
  const models = playgroundModels('embedding', catalog, ids)
  const first = { model: 'e1', dimensions: '64', task: 'text-matching', texts: 'a\n\nb' }
  expect(settled(fields, first, models)).toEqual(first)
  expect(requestOf(first)).toEqual({
    product: 'embedding',
    body: { model: 'e1', dimensions: 64, task: 'text-matching', input: ['a', 'b'] },
  })
  expect(settled(fields, { ...first, model: 'e2' }, models)).toMatchObject({
    dimensions: '512',
    task: automatic,
  })
  expect(settled(fields, { ...first, model: 'gone' }, models)).toMatchObject({ model: 'e1' })
})

test('a choice that is left to the service is not in the request', () => {
  const { requestOf } = productSpecs.reranker
  expect(requestOf({ model: 'r1', query: 'q', documents: 'a\nb', top: automatic }).body).toEqual({
    model: 'r1',
    query: 'q',
    documents: ['a', 'b'],
  })
})
