import { expect, test } from 'vitest'

import { storageOf } from './storage-of.ts'

test('a million vectors of 1,024 numbers take 4,096 MB as floats and 128 MB as bits', () => {
  const size = { dimensions: 1024, vectors: 1_000_000 }
  expect(storageOf({ ...size, encoding: 'float' })).toBe(4_096_000_000)
  expect(storageOf({ ...size, encoding: 'binary' })).toBe(128_000_000)
})
