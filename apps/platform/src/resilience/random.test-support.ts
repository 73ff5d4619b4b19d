import { crc32 } from 'node:zlib'

import { seed } from './test-length.test-support.ts'

/** Returns a function that gives the next number of the seed, from 0 up to 1 (mulberry32): for each name the same numbers in each run. */
export function createRandom(name: string): () => number {
  let state = seed ^ crc32(name)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
