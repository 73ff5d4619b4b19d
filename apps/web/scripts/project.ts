/**
 * Reduces vectors to their first two principal components, by power iteration on the centred data.
 * Deterministic: the same vectors give the same picture.
 */
export function project(vectors: readonly (readonly number[])[]): [number, number][] {
  const size = vectors[0]?.length ?? 0
  const mean = Array.from(
    { length: size },
    (_, axis) => sum(vectors.map((vector) => vector[axis] ?? 0)) / vectors.length,
  )
  const centred = vectors.map((vector) => vector.map((value, axis) => value - (mean[axis] ?? 0)))
  const first = principal(centred)
  const rest = centred.map((row) => {
    const along = dot(row, first)
    return row.map((value, axis) => value - along * (first[axis] ?? 0))
  })
  const second = principal(rest)
  return centred.map((row) => [dot(row, first), dot(row, second)])
}

function principal(rows: readonly number[][]): number[] {
  const size = rows[0]?.length ?? 0
  let axis = Array.from({ length: size }, (_, index) => Math.cos(index + 1))
  for (let round = 0; round < 200; round++) {
    const next = Array.from({ length: size }, () => 0)
    for (const row of rows) {
      const along = dot(row, axis)
      row.forEach((value, index) => {
        next[index] = (next[index] ?? 0) + along * value
      })
    }
    const length = Math.hypot(...next) || 1
    axis = next.map((value) => value / length)
  }
  return axis
}

function dot(left: readonly number[], right: readonly number[]): number {
  return sum(left.map((value, index) => value * (right[index] ?? 0)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
