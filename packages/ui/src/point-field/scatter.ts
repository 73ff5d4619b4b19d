export interface ScatterOptions {
  /** Seed of the pseudo-random field. The same seed makes the same field. */
  seed: number
  /** Number of points. */
  count: number
  /** Number of lit points: those nearest to the query. */
  lit: number
  /** Position of the query, 0–1. */
  query: { x: number; y: number }
}

/** Spreads points evenly but irregularly over a unit square and lights those nearest to the query. */
export function scatter({ seed, count, lit, query }: ScatterOptions) {
  const points = Array.from({ length: count }, (_, index) => {
    // Plastic-number sequence, which covers the plane evenly. Noise within the distance of two points hides its rows.
    const room = 0.55 / Math.sqrt(count)
    const x = fold(seed * 0.137 + (index + 1) * 0.7548776662466927 + (noise(seed, index) - 0.5) * 2 * room)
    const y = fold(
      seed * 0.291 + (index + 1) * 0.5698402909980532 + (noise(seed + 7, index) - 0.5) * 2 * room,
    )
    return { x: round(0.04 + x * 0.92), y: round(0.06 + y * 0.88) }
  })
  const nearest = new Set(
    points
      .map((point, index) => ({ index, distance: (point.x - query.x) ** 2 + (point.y - query.y) ** 2 }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, lit)
      .map(({ index }) => index),
  )
  return points.map((point, index) => ({ ...point, lit: nearest.has(index) }))
}

/** Returns a pseudo-random number from 0 to 1 that depends on the arguments only. */
function noise(seed: number, index: number): number {
  let hash = Math.imul(seed + 1, 374761393) + Math.imul(index + 1, 668265263)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Returns the fractional part, also of negative numbers, from 0 to 1. */
function fold(value: number): number {
  return value - Math.floor(value)
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
