import { curveMonotoneX, line } from 'd3-shape'

/** Returns the SVG path of a line through the values, in a box of the given size with room for the stroke. */
export function prepareSparkline(values: readonly number[], width: number, height: number): string {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const span = highest - lowest
  const path = line<number>()
    .x((_, index) => (values.length === 1 ? width / 2 : 1 + (index / (values.length - 1)) * (width - 2)))
    .y((value) => (span === 0 ? height / 2 : height - 2 - ((value - lowest) / span) * (height - 4)))
    .curve(curveMonotoneX)
  return path(values) ?? ''
}
