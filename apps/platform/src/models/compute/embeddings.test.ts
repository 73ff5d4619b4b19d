import { expect, test } from 'vitest'

import { computeEmbeddings } from './embeddings.ts'

const order = { model: 'jina-embeddings-v3', normalized: true, late_chunking: false, truncate: false }
const farTooLong = 'green tea '.repeat(200_000)

test('a text that is too long is refused with its tokens, as far as they are worth counting', () => {
  const refusal = (input: string) => {
    try {
      return computeEmbeddings({ ...order, input }).tokens
    } catch (error) {
      return JSON.stringify((error as { detail: unknown }).detail)
    }
  }
  expect(refusal('green tea '.repeat(5000))).toMatch(/An input has 1\d{4} tokens; .* accepts at most 8192\./)
  expect(refusal(farTooLong)).toContain('An input has more than 8192 tokens;')
})

test('a text of any length is truncated when the request allows it', () => {
  const { tokens } = computeEmbeddings({ ...order, input: farTooLong, truncate: true })
  expect(tokens).toBeLessThanOrEqual(8192)
  expect(tokens).toBeGreaterThan(8000)
})
