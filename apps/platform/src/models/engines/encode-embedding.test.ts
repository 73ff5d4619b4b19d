import { expect, test } from 'vitest'

import { encodeEmbedding } from './encode-embedding.ts'

const vector = Float32Array.of(0.5, -0.25, 0)

test.each([
  ['float', [0.5, -0.25, 0]],
  ['int8', [127, -63, 0]],
  ['uint8', [255, 65, 128]],
  ['ubinary', [0b1000_0000]],
  ['binary', [-128]],
] as const)('a vector as %s', (type, numbers) => {
  expect(encodeEmbedding(vector, type)).toEqual(numbers)
})

test('base64 is the bytes of the numbers', () => {
  const bytes = Buffer.from(String(encodeEmbedding(vector, 'base64')), 'base64')
  expect([bytes.readFloatLE(0), bytes.readFloatLE(4), bytes.readFloatLE(8)]).toEqual([0.5, -0.25, 0])
})

test('a vector of zeros has bytes of zeros', () => {
  expect(encodeEmbedding(new Float32Array(2), 'int8')).toEqual([0, 0])
})
