import { fieldHeight, fieldWidth } from './field-size.ts'
import type { Hit } from './nearest.ts'
import { queryPlace } from './query-place.ts'

interface Place {
  x: number
  y: number
}

/** Distances from the query, in units of the drawing: of the best hit, of the last one, and of everything else at least. */
const distances = { first: 62, last: 128, others: 156 }
/** Part of the distance that remains between points which had to make room. */
const squeeze = 0.15

/** Distance of the query from the edges: room for everything that was pushed away from it. */
const margin = distances.others * 1.3

/**
 * Places a query and the points around it so that the drawing tells the truth about this query: the better a hit, the nearer it is, and
 * everything else is farther away. Directions are those of the map; only near points move.
 * @param points all points, in the unit square
 */
export function aroundQuery(
  hits: readonly Hit[],
  points: readonly Place[],
): { points: Place[]; query: Place | null } {
  const middle = queryPlace(hits, points)
  if (middle === null) return { points: [...points], query: null }
  const query = {
    x: clamp(middle.x * fieldWidth, margin, fieldWidth - margin),
    y: clamp(middle.y * fieldHeight, margin, fieldHeight - margin),
  }
  const ranks = new Map(hits.map(({ index }, rank) => [index, rank]))
  const angles = spreadAngles(hits.map(({ index }) => angleOf(query, points[index] ?? { x: 0, y: 0 })))
  const moved = points.map((point, index) => {
    const rank = ranks.get(index)
    if (rank !== undefined) {
      const share = hits.length < 2 ? 0 : rank / (hits.length - 1)
      return at(query, angles[rank] ?? 0, distances.first + share * (distances.last - distances.first))
    }
    const distance = Math.hypot(point.x * fieldWidth - query.x, point.y * fieldHeight - query.y)
    if (distance >= distances.others * (1 + squeeze)) return point
    return at(query, angleOf(query, point), distances.others + distance * squeeze)
  })
  return { points: moved, query: { x: query.x / fieldWidth, y: query.y / fieldHeight } }
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

const angleOf = (from: Place, point: Place): number =>
  Math.atan2(point.y * fieldHeight - from.y, point.x * fieldWidth - from.x)

const at = ({ x, y }: Place, angle: number, distance: number): Place => ({
  x: (x + Math.cos(angle) * distance) / fieldWidth,
  y: (y + Math.sin(angle) * distance) / fieldHeight,
})

/** Turns directions that are too close to each other apart, in their order around the query. */
function spreadAngles(angles: readonly number[]): number[] {
  const least = (2 * Math.PI) / (angles.length + 3)
  const spread = [...angles]
  const order = angles.map((_, index) => index).toSorted((a, b) => (angles[a] ?? 0) - (angles[b] ?? 0))
  for (const [place, index] of order.entries()) {
    const before = order[place - 1]
    if (before === undefined) continue
    spread[index] = Math.max(spread[index] ?? 0, (spread[before] ?? 0) + least)
  }
  return spread
}
