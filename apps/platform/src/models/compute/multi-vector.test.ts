import { expect, test } from 'vitest'

import { similarity } from '../engines/embedding.ts'
import { computeMultiVectors, multiVectorResponse, multiVectorRequest } from './multi-vector.ts'

const answer = async (body: object) =>
  multiVectorResponse.parse(
    await computeMultiVectors(multiVectorRequest.parse({ model: 'jina-colbert-v2', ...body })).answer(() =>
      Promise.resolve(),
    ),
  )

test('every term has a vector, alike for terms that are alike', async () => {
  const { data, usage } = await answer({ input: ['green tea', { text: 'green coffee' }], dimensions: 64 })
  expect(data.map(({ embeddings }) => embeddings.length)).toEqual([2, 2])
  const vector = (index: number, term: number) => new Float32Array(data[index]?.embeddings[term] as number[])
  expect(vector(0, 0)).toHaveLength(64)
  expect(similarity(vector(0, 0), vector(1, 0))).toBeCloseTo(1)
  expect(similarity(vector(0, 1), vector(1, 1))).toBeLessThan(0.5)
  expect(usage.total_tokens).toBeGreaterThan(0)
})

test('vectors may be written in base64', async () => {
  const { data } = await answer({ input: 'tea', embedding_type: 'base64' })
  expect(typeof data[0]?.embeddings[0]).toBe('string')
})

test.each([
  [{ model: 'jina-embeddings-v3', input: 'tea' }, 400],
  [{ input: 'tea', dimensions: 100 }, 422],
  [{ model: 'jina-colbert-v1-en', input: 'tea', dimensions: 64 }, 422],
  [{ input: 'tea '.repeat(9000) }, 422],
])('%j is refused', async (body, status) => {
  await expect(answer(body)).rejects.toMatchObject({ status })
})
