import { cosine } from '../../../vectors/cosine.ts'

/** One lit passage: its number in the field and the cosine of query and passage. */
export interface Hit {
  index: number
  score: number
}

/** How many passages a query lights: the list keeps room for as many, so that nothing below it moves. */
export const litCount = 3
/** Below this two texts share a direction only by chance of hashing. */
const leastScore = 0.2
/** A passage much farther away than the nearest one is no answer beside it. */
const leastShareOfBest = 0.45
/** The same for a passage in another language than the nearest one: a reader wants it only where it is nearly as good. */
const leastShareOfOtherLanguages = 0.9

/**
 * Returns the `count` passages nearest to a query vector, best first; passages that merely brush the query are left out.
 *
 * @param languages the language of each passage
 */
export function nearest(
  query: readonly number[],
  vectors: readonly Float32Array[],
  languages: readonly string[],
  count: number,
): Hit[] {
  const hits = vectors
    .map((vector, index) => ({ index, score: cosine(query, vector) }))
    .toSorted((left, right) => right.score - left.score)
  const [best] = hits
  if (best === undefined) return []
  const shareFor = (index: number) =>
    languages[index] === languages[best.index] ? leastShareOfBest : leastShareOfOtherLanguages
  return hits
    .filter(({ index, score }) => score >= Math.max(leastScore, best.score * shareFor(index)))
    .slice(0, count)
}

/** Unpacks vectors stored as base64 of signed bytes, `dimensions` each; the scale does not matter to a cosine. */
export function unpackVectors(packed: string, dimensions: number): Float32Array[] {
  const bytes = Int8Array.from(atob(packed), (character) => character.charCodeAt(0))
  return Array.from({ length: bytes.length / dimensions }, (_, index) =>
    Float32Array.from(bytes.subarray(index * dimensions, (index + 1) * dimensions)),
  )
}
