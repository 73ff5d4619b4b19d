import { cosine } from '../../vectors/cosine.ts'
import { project, type Place } from '../../vectors/project.ts'
import type { DemoResult } from '../demo/demo-layout.tsx'

/** Texts with what their vectors say about them. */
export interface EmbeddedTexts extends DemoResult {
  texts: readonly string[]
  /** Where the texts are on a map, in the unit square: near texts near each other. */
  places: readonly Place[]
  /** Cosine of each pair of texts: one row per text. */
  similarities: readonly (readonly number[])[]
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Returns the places and similarities of vectors, all of one length. */
export const compareVectors = (
  vectors: readonly (readonly number[])[],
): Pick<EmbeddedTexts, 'places' | 'similarities'> => ({
  places: project(vectors).map(({ x, y }) => ({ x: rounded(x, 3), y: rounded(y, 3) })),
  similarities: vectors.map((left) => vectors.map((right) => rounded(cosine(left, right), 3) + 0)),
})
