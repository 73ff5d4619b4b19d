import { scaleBand } from 'd3-scale'

import { ticks } from '../_chart/ticks.ts'

export interface BarSeries {
  /** Key of its values in `BarDatum.values`. */
  id: string
  /** Name in the legend. */
  label: string
  /** Color of the series, by its number among the tokens; its place in the list by default. Give it where a series has the same color everywhere. */
  color?: SeriesColor
}

/** A color of a series, or that of the text. */
export type SeriesColor = 1 | 2 | 3 | 4 | 5 | 6 | 'text'

export interface BarDatum {
  /** Label of the bar, such as a day. Unique in the chart. */
  label: string
  /** Value of each series by its id; missing ones are 0. Never negative. */
  values: Readonly<Record<string, number>>
  /** Address of what is behind the bar. Makes the bar a link. */
  href?: string
}

/** A value to compare the bars with, such as a limit. */
export interface BarLine {
  /** Height of the line, in the unit of the bars. */
  value: number
  /** Name of the line. */
  label: string
}

/** Returns the positions of stacked bars in per cent of the plot, the scale beside them, and the height of a line, which the scale includes. */
export function prepareBars(data: readonly BarDatum[], series: readonly BarSeries[], line?: BarLine) {
  const totals = data.map(({ values }) => series.reduce((sum, { id }) => sum + (values[id] ?? 0), 0))
  const lines = ticks(Math.max(0, line?.value ?? 0, ...totals))
  const top = lines.at(-1)?.value || 1
  const gap = data.length > 40 ? 0.15 : 0.3
  const places = scaleBand<number>()
    .domain(data.map((_, index) => index))
    .range([0, 100])
    .paddingInner(gap)
    .paddingOuter(gap / 2)

  const bars = data.map(({ label, values }, index) => {
    let below = 0
    const parts = series.flatMap(({ id, label: name }) => {
      const value = values[id] ?? 0
      if (value <= 0) return []
      const part = { id, name, value, from: (below / top) * 100, height: (value / top) * 100 }
      below += value
      return [part]
    })
    return { label, total: below, x: places(index) ?? 0, parts }
  })
  return {
    bars,
    barWidth: places.bandwidth(),
    step: places.step(),
    ticks: lines,
    lineHeight: line && (line.value / top) * 100,
  }
}

/** Returns the color of a series: its own, or that of its place in the list. */
export function colorOf(series: readonly BarSeries[], id: string): SeriesColor {
  const order = series.findIndex((one) => one.id === id)
  return series[order]?.color ?? ((order + 1) as SeriesColor)
}
