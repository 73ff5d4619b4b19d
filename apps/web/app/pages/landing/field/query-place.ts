import type { Hit } from './nearest.ts'

/**
 * Returns the coordinates of a query in the drawn field: among the passages it lit, nearer to the ones with higher scores.
 * (A projection by the map's two axes would put most queries in the middle, since a query is shorter than a passage.)
 */
export function queryPlace(
  hits: readonly Hit[],
  points: readonly { x: number; y: number }[],
): { x: number; y: number } | null {
  let x = 0
  let y = 0
  let weight = 0
  for (const { index, score } of hits) {
    const point = points[index]
    if (!point) continue
    const share = score ** 2
    x += point.x * share
    y += point.y * share
    weight += share
  }
  return weight === 0 ? null : { x: x / weight, y: y / weight }
}
