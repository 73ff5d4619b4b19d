export interface Area {
  width: number
  height: number
  margin: number
  gap: number
}

/**
 * Fits points into an area: each coordinate is moved halfway to its rank (so that dense middles open up and neighbours
 * stay neighbours), then points nearer than `gap` push each other apart.
 */
export function spread(points: readonly (readonly [number, number])[], area: Area): [number, number][] {
  const xs = blend(points.map(([x]) => x))
  const ys = blend(points.map(([, y]) => y))
  const { width, height, margin } = area
  const placed = points.map((_, index): [number, number] => [
    margin + (xs[index] ?? 0) * (width - 2 * margin),
    margin + (ys[index] ?? 0) * (height - 2 * margin),
  ])
  for (let round = 0; round < 300; round++) {
    if (!push(placed, area)) break
  }
  return placed
}

/** Values as 0–1: half by size, half by rank. */
function blend(values: readonly number[]): number[] {
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const order = values
    .map((value, index) => ({ value, index }))
    .toSorted((left, right) => left.value - right.value)
  const ranks = new Map(order.map(({ index }, rank) => [index, rank / Math.max(1, values.length - 1)]))
  return values.map((value, index) => ((value - low) / range + (ranks.get(index) ?? 0)) / 2)
}

function push(points: [number, number][], { width, height, margin, gap }: Area): boolean {
  let moved = false
  points.forEach((left, at) => {
    for (const right of points.slice(at + 1)) {
      const dx = right[0] - left[0]
      const dy = right[1] - left[1]
      const distance = Math.hypot(dx, dy)
      if (distance >= gap) continue
      moved = true
      const step = (gap - distance) / 2 + 0.01
      const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance]
      left[0] = clamp(left[0] - ux * step, margin, width - margin)
      left[1] = clamp(left[1] - uy * step, margin, height - margin)
      right[0] = clamp(right[0] + ux * step, margin, width - margin)
      right[1] = clamp(right[1] + uy * step, margin, height - margin)
    }
  })
  return moved
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
