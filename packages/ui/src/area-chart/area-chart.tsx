import { ChartFigure, type ChartStates } from '../_chart/chart-figure.tsx'
import { useRovingFocus } from '../_chart/use-roving-focus.ts'
import { useNumberFormat } from '../labels/index.ts'
import { prepareArea, type AreaDatum } from './prepare-area.ts'
import styles from './area-chart.module.css'

export interface AreaChartProps extends ChartStates {
  /** Heading and accessible name. */
  title: string
  /** Conclusion of the chart in one sentence. */
  summary: string
  /** Data, in display order, one point each. */
  data: readonly AreaDatum[]
  /** Formats a value, with its unit. Without it, the number alone. */
  formatValue?: (value: number) => string
  /** Headers of the table's two columns. */
  headers?: readonly [label: string, value: string]
  /**
   * Height of the plot in px.
   * @default 200
   */
  height?: number
  /** Class name added to the root element. */
  className?: string
}

/** Chart of one value over time. Arrow keys move between points. */
export function AreaChart({
  title,
  summary,
  data,
  formatValue: givenFormat,
  headers,
  height = 200,
  className,
  ...states
}: AreaChartProps) {
  const ownFormat = useNumberFormat()
  const formatValue = givenFormat ?? ownFormat
  const { points, edge, fill, ticks } = prepareArea(data)
  const roving = useRovingFocus(points.length)
  const active = roving.active === null ? undefined : points[roving.active]
  const last = points.at(-1)
  const shown = active ?? last
  const width = 100 / Math.max(1, points.length - 1)

  return (
    <ChartFigure
      {...states}
      title={title}
      summary={summary}
      ticks={ticks}
      formatValue={formatValue}
      height={height}
      className={className}
      labels={[
        ...new Set([points[0]?.label, points[Math.floor(points.length / 2)]?.label, last?.label]),
      ].filter((label) => label !== undefined)}
      table={{
        head: headers ?? ['', title],
        rows: points.map(({ label, value }) => [label, formatValue(value)]),
      }}
      legend={
        <p className={styles.readout} aria-hidden="true">
          {shown && (
            <>
              <strong>{formatValue(shown.value)}</strong> {shown.label}
            </>
          )}
        </p>
      }
    >
      <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.fill} d={fill} />
        <path className={styles.edge} d={edge} />
      </svg>
      <div role="list" aria-label={title} className={styles.places} {...roving.list}>
        {points.map(({ label, value, x, y }, index) => (
          <div
            key={label}
            role="listitem"
            className={styles.place}
            style={{ insetInlineStart: `${x - width / 2}%`, inlineSize: `${width}%` }}
            aria-label={`${label}: ${formatValue(value)}`}
            {...roving.item(index)}
          >
            <span className={styles.mark} style={{ insetBlockStart: `${y}%` }} />
          </div>
        ))}
      </div>
    </ChartFigure>
  )
}
