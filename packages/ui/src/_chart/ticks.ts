import { scaleLinear } from 'd3-scale'

export interface Tick {
  /** Value at the line. */
  value: number
  /** Distance from the bottom of the plot in per cent. */
  position: number
}

/**
 * Returns round values for the lines of a plot, from 0 to at least the largest value, which is the top of the plot. Returns 0 alone when
 * all values are 0.
 */
export function ticks(largest: number, count = 4): readonly [Tick, ...Tick[]] {
  if (largest <= 0) return [{ value: 0, position: 0 }]
  const scale = scaleLinear().domain([0, largest]).nice(count)
  const top = scale.domain()[1] ?? 1
  const [, ...above] = scale.ticks(count)
  return [{ value: 0, position: 0 }, ...above.map((value) => ({ value, position: (value / top) * 100 }))]
}
