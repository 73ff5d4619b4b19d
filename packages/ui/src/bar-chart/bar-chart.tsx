import { useDeferredValue, useId, useMemo, useState } from 'react'

import { ChartFigure, type ChartStates } from '../_chart/chart-figure.tsx'
import { useRovingFocus } from '../_chart/use-roving-focus.ts'
import { useLabels, useNumberFormat } from '../labels/index.ts'
import { BarPart } from './bar-part.tsx'
import { BarPlace } from './bar-place.tsx'
import { colorOf, prepareBars, type BarDatum, type BarLine, type BarSeries } from './prepare-bars.ts'
import { textureOf, Textures } from './textures.tsx'
import styles from './bar-chart.module.css'

/** Largest number of bars of which each has a label, also on phones. */
const mostLabelled = 7

export interface BarChartProps extends ChartStates {
  /** Heading and accessible name. */
  title: string
  /** Conclusion of the chart in one sentence. */
  summary: string
  /** Data, in display order, one bar each. */
  data: readonly BarDatum[]
  /** Series in stacking order, from the bottom; at most six. */
  series: readonly BarSeries[]
  /** Formats a value, with its unit. Without it, the number alone. */
  formatValue?: (value: number) => string
  /**
   * Formats a value in the table, where it is exact.
   * @default formatValue
   */
  formatExact?: (value: number) => string
  /** Header of the first column of the table. */
  labelHeader?: string
  /**
   * Whether each bar includes those before it, so that the legend does not add them up.
   * @default false
   */
  isCumulative?: boolean
  /** A horizontal line to compare the bars with, such as a limit. */
  line?: BarLine
  /**
   * Height of the plot in px.
   * @default 200
   */
  height?: number
  /** Class name added to the root element. */
  className?: string
}

/** Chart of stacked bars, such as amounts per day by product. Arrow keys move between bars; the legend hides and shows series. */
export function BarChart({
  title,
  summary,
  data,
  series,
  formatValue: givenFormat,
  formatExact: givenExact,
  labelHeader = '',
  isCumulative = false,
  line,
  height = 200,
  className,
  ...states
}: BarChartProps) {
  const words = useLabels()
  const ownFormat = useNumberFormat()
  const formatValue = givenFormat ?? ownFormat
  const formatExact = givenExact ?? formatValue
  const [hidden, setHidden] = useState<readonly string[]>([])
  const texturesId = useId()
  const shown = series.filter(({ id }) => !hidden.includes(id))
  // What does not follow the pointer is computed once for each set of data. The legend answers a press before the bars are drawn.
  const hiddenBars = useDeferredValue(hidden)
  const shownBars = useMemo(() => series.filter(({ id }) => !hiddenBars.includes(id)), [series, hiddenBars])
  const { bars, barWidth, step, ticks, lineHeight } = useMemo(
    () => prepareBars(data, shownBars, line),
    [data, shownBars, line],
  )
  const drawn = useMemo(
    () =>
      bars.map(({ x, parts }) =>
        parts.map(({ id, from, height: partHeight }) => (
          <BarPart
            key={id}
            color={colorOf(series, id)}
            texturesId={texturesId}
            x={x}
            width={barWidth}
            from={from}
            height={partHeight}
            plotHeight={height}
          />
        )),
      ),
    [bars, series, texturesId, barWidth, height],
  )
  const names = useMemo(
    () =>
      bars.map(({ label, total, parts }) =>
        [
          `${label}: ${formatValue(total)}`,
          ...parts.map(({ name, value }) => `${name} ${formatValue(value)}`),
        ].join(', '),
      ),
    [bars, formatValue],
  )
  // The last one that is shown stays.
  const toggle = (id: string) =>
    setHidden((ids) => {
      if (ids.includes(id)) return ids.filter((one) => one !== id)
      return shown.length === 1 ? ids : [...ids, id]
    })
  const roving = useRovingFocus(bars.length)
  const active = roving.active === null ? undefined : bars[roving.active]
  const labels = bars.map(({ label }) => label)
  const isShort = bars.length <= mostLabelled

  return (
    <ChartFigure
      {...states}
      title={title}
      summary={summary}
      ticks={ticks}
      formatValue={formatValue}
      height={height}
      className={className}
      labelsEach={isShort}
      labels={
        isShort
          ? labels
          : [...new Set([labels[0], labels[Math.floor(labels.length / 2)], labels.at(-1)])].filter(
              (label) => label !== undefined,
            )
      }
      isEmpty={bars.length === 0}
      table={() => ({
        head: [labelHeader, ...shown.map(({ label }) => label), words.total],
        rows: bars.map(({ label, total }, index) => [
          label,
          ...shown.map(({ id }) => formatExact(data[index]?.values[id] ?? 0)),
          formatExact(total),
        ]),
      })}
      legend={
        <ul role="list" className={styles.legend}>
          <li className={styles.readout} aria-hidden="true">
            {active ? `${active.label}: ${formatValue(active.total)}` : isCumulative ? null : words.total}
          </li>
          {series.map(({ id, label }) => {
            const isShown = shown.some((one) => one.id === id)
            const value = active
              ? (active.parts.find((part) => part.id === id)?.value ?? 0)
              : data.reduce((sum, { values }) => sum + (values[id] ?? 0), 0)
            const name = (
              <>
                <svg className={styles.swatch} aria-hidden="true">
                  <rect width="100%" height="100%" fill={textureOf(texturesId, colorOf(series, id))} />
                </svg>
                {label}
              </>
            )
            return (
              <li key={id}>
                {series.length === 1 ? (
                  name
                ) : (
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-pressed={isShown}
                    onClick={() => toggle(id)}
                  >
                    {name}
                  </button>
                )}
                <span className={styles.figure}>
                  {isShown && (active !== undefined || !isCumulative) && formatValue(value)}
                </span>
              </li>
            )
          })}
          {line && (
            <li>
              <span className={styles.limit} />
              {line.label}
            </li>
          )}
        </ul>
      }
    >
      <svg className={styles.drawing} aria-hidden="true">
        <Textures id={texturesId} />
        {bars.map(({ label }, index) => (
          <g key={label} className={styles.bar} data-dim={active && index !== roving.active ? '' : undefined}>
            {drawn[index]}
          </g>
        ))}
      </svg>
      {lineHeight !== undefined && (
        <span className={styles.line} style={{ insetBlockEnd: `${lineHeight}%` }} aria-hidden="true" />
      )}
      <div role="list" aria-label={title} className={styles.places} {...roving.list}>
        {bars.map(({ label, x }, index) => (
          <BarPlace
            key={label}
            name={names[index] ?? label}
            href={data[index]?.href}
            start={x - (step - barWidth) / 2}
            width={step}
            isStop={index === roving.stop}
            isActive={index === roving.active}
          />
        ))}
      </div>
    </ChartFigure>
  )
}
