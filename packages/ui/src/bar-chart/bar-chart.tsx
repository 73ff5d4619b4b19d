import { ChartFigure, type ChartStates } from '../_chart/chart-figure.tsx'
import { useRovingFocus } from '../_chart/use-roving-focus.ts'
import { useLabels, useNumberFormat } from '../labels/index.ts'
import { Link } from '../link/index.ts'
import { prepareBars, type BarDatum, type BarSeries } from './prepare-bars.ts'
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
  /** Header of the first column of the table. */
  labelHeader?: string
  /**
   * Height of the plot in px.
   * @default 200
   */
  height?: number
  /** Class name added to the root element. */
  className?: string
}

/** Chart of stacked bars, such as amounts per day by product. Arrow keys move between bars. */
export function BarChart({
  title,
  summary,
  data,
  series,
  formatValue: givenFormat,
  labelHeader = '',
  height = 200,
  className,
  ...states
}: BarChartProps) {
  const words = useLabels()
  const ownFormat = useNumberFormat()
  const formatValue = givenFormat ?? ownFormat
  const { bars, barWidth, step, ticks } = prepareBars(data, series)
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
      table={{
        head: [labelHeader, ...series.map(({ label }) => label), words.total],
        rows: bars.map(({ label, total }, index) => [
          label,
          ...series.map(({ id }) => formatValue(data[index]?.values[id] ?? 0)),
          formatValue(total),
        ]),
      }}
      legend={
        <ul role="list" className={styles.legend} aria-hidden="true">
          <li className={styles.readout}>
            {active ? `${active.label}: ${formatValue(active.total)}` : words.total}
          </li>
          {series.map(({ id, label, color }, order) => (
            <li key={id}>
              <span className={styles.swatch} data-series={color ?? order + 1} />
              {label}
              <span className={styles.figure}>
                {formatValue(
                  active
                    ? (active.parts.find((part) => part.id === id)?.value ?? 0)
                    : data.reduce((sum, { values }) => sum + (values[id] ?? 0), 0),
                )}
              </span>
            </li>
          ))}
        </ul>
      }
    >
      <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ label, x, parts }, index) => (
          <g key={label} className={styles.bar} data-dim={active && index !== roving.active ? '' : undefined}>
            {parts.map(({ id, order, from, height: partHeight }) => (
              <rect
                key={id}
                data-series={series[order]?.color ?? order + 1}
                className={styles.part}
                x={x}
                y={100 - from - partHeight}
                width={barWidth}
                height={partHeight}
              />
            ))}
          </g>
        ))}
      </svg>
      <div role="list" aria-label={title} className={styles.places} {...roving.list}>
        {bars.map(({ label, total, x, parts }, index) => {
          const href = data[index]?.href
          const stop = {
            ...roving.item(index),
            'aria-label': [
              `${label}: ${formatValue(total)}`,
              ...parts.map(({ name, value }) => `${name} ${formatValue(value)}`),
            ].join(', '),
          }
          return (
            <div
              key={label}
              role="listitem"
              className={styles.place}
              style={{ insetInlineStart: `${x - (step - barWidth) / 2}%`, inlineSize: `${step}%` }}
              {...(href === undefined && stop)}
            >
              {href !== undefined && <Link href={href} className={styles.link ?? ''} {...stop} />}
            </div>
          )
        })}
      </div>
    </ChartFigure>
  )
}
