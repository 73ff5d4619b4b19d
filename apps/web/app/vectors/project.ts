/** A point in the unit square. */
export interface Place {
  x: number
  y: number
}

/** Enough for the few vectors of a demo: the directions settle long before. */
const iterations = 200
/** Part of the square that stays free at each side. */
const margin = 0.12

/**
 * Places vectors in the unit square by their first two principal components, so that near vectors are near each other. Equal vectors
 * are all in the middle.
 */
export function project(vectors: readonly (readonly number[])[]): Place[] {
  const centered = center(vectors)
  // The components of few long vectors are cheaper by their products with each other than by their dimensions.
  const products = centered.map((left) => centered.map((right) => dot(left, right)))
  const first = component(products)
  const second = component(deflate(products, first))
  // One scale for both axes, so that distances in the square compare as those between the vectors.
  const range = Math.max(rangeOf(first.scores), rangeOf(second.scores))
  const xs = toUnit(first.scores, range)
  const ys = toUnit(second.scores, range)
  return vectors.map((_, index) => ({ x: xs[index] ?? 0.5, y: ys[index] ?? 0.5 }))
}

interface Component {
  direction: readonly number[]
  variance: number
  scores: readonly number[]
}

/** The direction in which a symmetric matrix varies most, by power iteration. */
function component(matrix: readonly (readonly number[])[]): Component {
  // Not the same in every row, since the first direction of centered data is at right angles to that.
  let direction = normalize(matrix.map((_, index) => Math.cos(1 + index * 2)))
  for (let count = 0; count < iterations; count++) {
    direction = normalize(matrix.map((row) => dot(row, direction)))
  }
  const variance = dot(
    direction,
    matrix.map((row) => dot(row, direction)),
  )
  const scale = Math.sqrt(Math.max(0, variance))
  return { direction, variance, scores: direction.map((value) => value * scale) }
}

function deflate(matrix: readonly (readonly number[])[], { direction, variance }: Component): number[][] {
  return matrix.map((row, i) =>
    row.map((value, j) => value - variance * (direction[i] ?? 0) * (direction[j] ?? 0)),
  )
}

function center(vectors: readonly (readonly number[])[]): number[][] {
  const [first = []] = vectors
  const means = first.map((_, index) => sum(vectors.map((vector) => vector[index] ?? 0)) / vectors.length)
  return vectors.map((vector) => vector.map((value, index) => value - (means[index] ?? 0)))
}

const rangeOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

function toUnit(values: readonly number[], range: number): number[] {
  if (range < 1e-9) return values.map(() => 0.5)
  const middle = (Math.max(...values) + Math.min(...values)) / 2
  return values.map((value) => 0.5 + ((value - middle) / range) * (1 - 2 * margin))
}

function normalize(vector: readonly number[]): number[] {
  const length = Math.sqrt(dot(vector, vector))
  return vector.map((value) => (length < 1e-12 ? 0 : value / length))
}

const dot = (left: readonly number[], right: readonly number[]): number =>
  sum(left.map((value, index) => value * (right[index] ?? 0)))

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
