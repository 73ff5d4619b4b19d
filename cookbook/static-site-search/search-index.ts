/** A paragraph of a page with its vector, one bit per dimension. */
export interface Entry {
  page: string
  title: string
  text: string
  bits: number[]
}

/** Counts the bits in which two packed vectors differ: the fewer, the more alike. */
export function distance(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, byte, index) => sum + bitsOf(byte ^ (b[index] ?? 0)), 0)
}

function bitsOf(byte: number): number {
  let count = 0
  for (let rest = byte; rest > 0; rest >>= 1) count += rest & 1
  return count
}

/** Finds the entries nearest to a vector. Runs in the browser as it does here. */
export const search = (entries: readonly Entry[], bits: readonly number[], count: number): Entry[] =>
  entries.toSorted((a, b) => distance(a.bits, bits) - distance(b.bits, bits)).slice(0, count)
