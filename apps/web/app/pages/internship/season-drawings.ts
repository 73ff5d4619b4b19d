import type { InternshipSeason } from '@search-foundation/content/internships'

type Point = readonly [x: number, y: number]

/**
 * The background of a season's card, in a box of 400 by 300: a field of points, of which some are lit and joined by lines. Wide cards show
 * its upper 200 units, so what must not be cut is there.
 */
export interface SeasonDrawing {
  dim: readonly Point[]
  lit: readonly Point[]
  lines: readonly string[]
}

const round = (value: number) => Math.round(value * 10) / 10

const onCircle = (center: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [round(center[0] + radius * Math.cos(angle)), round(center[1] + radius * Math.sin(angle))]
}

const series = (count: number) => Array.from({ length: count }, (_, index) => index)

const line = (from: Point, to: Point) => `M${from.join(' ')} ${to.join(' ')}`

/** Rings around a sun, the innermost lit. */
function summer(): SeasonDrawing {
  const sun: Point = [290, 105]
  const rings = [70, 108, 150, 196].flatMap((radius, ring) =>
    series(18 + ring * 6).map((index) => onCircle(sun, radius, (360 / (18 + ring * 6)) * index + ring * 5)),
  )
  const lit = series(12).map((index) => onCircle(sun, 38, index * 30))
  return { dim: rings, lit, lines: lit.map((point) => line(sun, point)) }
}

/** Leaves in rows that the wind bends; a few are lit on their way down. */
function autumn(): SeasonDrawing {
  const field = series(9).flatMap((row) =>
    series(15).map((column): Point => [
      round(24 + column * 27 + row * 9),
      round(20 + row * 21 + 15 * Math.sin((column + row * 1.6) / 2.1)),
    ]),
  )
  const isLit = (index: number) => index % 15 === 13 - Math.floor(index / 15) && index > 14
  const lit = field.filter((_, index) => isLit(index))
  return {
    dim: field.filter((_, index) => !isLit(index)),
    lit,
    lines: lit.slice(1).map((point, index) => line(lit[index] ?? point, point)),
  }
}

/** A crystal with six arms. */
function winter(): SeasonDrawing {
  const center: Point = [292, 103]
  const arms = series(6).map((arm) => arm * 60 + 30)
  const twigs = arms.flatMap((angle) =>
    [42, 66].flatMap((distance) => {
      const root = onCircle(center, distance, angle)
      return [-60, 60].map((turn) => ({ root, tip: onCircle(root, distance / 2.6, angle + turn) }))
    }),
  )
  const tips = arms.map((angle) => onCircle(center, 92, angle))
  const snow = series(64).map((index): Point => [round((index * 149.3) % 400), round((index * 61.7) % 235)])
  const isClear = ([x, y]: Point) => Math.hypot(x - center[0], y - center[1]) > 108
  return {
    dim: [...snow.filter(isClear), ...twigs.map(({ tip }) => tip)],
    lit: [center, ...tips],
    lines: [...tips.map((tip) => line(center, tip)), ...twigs.map(({ root, tip }) => line(root, tip))],
  }
}

/** Stems that grow from the right and end in lit buds. */
function spring(): SeasonDrawing {
  const stems = series(7).map((index) => {
    const foot: Point = [290 + index * 15, 300]
    const bud: Point = [
      round(120 + index * 42 + (index % 2) * 12),
      round(52 + 26 * Math.abs(3 - index) * 0.9),
    ]
    return { foot, bud }
  })
  const between = ({ foot, bud }: { foot: Point; bud: Point }, share: number): Point => [
    round(foot[0] + (bud[0] - foot[0]) * share ** 1.5),
    round(foot[1] + (bud[1] - foot[1]) * share),
  ]
  const leaves = stems.flatMap((stem) => [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => between(stem, share)))
  const air = series(34).map((index): Point => [round((index * 97.1) % 400), round((index * 37.3) % 120)])
  return {
    dim: [...leaves, ...air],
    lit: stems.map(({ bud }) => bud),
    lines: stems.map((stem) => {
      const path = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 1].map((share) => between(stem, share).join(' '))
      return `M${path.join(' ')}`
    }),
  }
}

/** The drawings by the key of a card's background. */
export const seasonDrawings: Readonly<Record<InternshipSeason['background'], SeasonDrawing>> = {
  spring: spring(),
  summer: summer(),
  autumn: autumn(),
  winter: winter(),
}
