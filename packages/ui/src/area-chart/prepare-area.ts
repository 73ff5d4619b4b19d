import { area, curveMonotoneX, line } from 'd3-shape'

import { ticks } from '../_chart/ticks.ts'

export interface AreaDatum {
  /** Label of the point, such as a day. Unique in the chart. */
  label: string
  /** Never negative. */
  value: number
}

/** Returns the SVG paths of an area and its upper line in a box of 100 × 100, the points on it, and the scale beside it. */
export function prepareArea(data: readonly AreaDatum[]) {
  const lines = ticks(Math.max(0, ...data.map(({ value }) => value)))
  const top = lines.at(-1)?.value || 1
  const points = data.map(({ label, value }, index) => ({
    label,
    value,
    x: data.length === 1 ? 50 : (index / (data.length - 1)) * 100,
    y: 100 - (value / top) * 100,
  }))
  type Point = (typeof points)[number]
  const edge = line<Point>()
    .x((point) => point.x)
    .y((point) => point.y)
    .curve(curveMonotoneX)
  const fill = area<Point>()
    .x((point) => point.x)
    .y0(100)
    .y1((point) => point.y)
    .curve(curveMonotoneX)
  return { points, edge: edge(points) ?? '', fill: fill(points) ?? '', ticks: lines }
}
