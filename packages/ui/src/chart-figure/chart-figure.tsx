import { useState, type ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import { ChartBarIcon, Icon, TableIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { PlainButton } from '../plain-button/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './chart-figure.module.css'
import type { Tick } from './ticks.ts'

export interface ChartTable {
  head: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[]
}

export interface ChartFigureProps {
  title: string
  /** What the chart shows in one sentence, for those who do not see it and those in a hurry. */
  summary: string
  /** The same figures as a table. */
  table: ChartTable
  /** Names of the colours, and the figures of the place under the pointer. */
  legend?: ReactNode
  ticks: readonly Tick[]
  formatValue: (value: number) => string
  /** Labels under the plot: the first, perhaps the middle, and the last. */
  labels: readonly string[]
  /** Height of the plot in px. */
  height: number
  /** The drawing, which fills the plot. */
  children: ReactNode
  className?: string | undefined
}

/** The frame of every chart: title, summary, scale, and the table behind it. */
export function ChartFigure({
  title,
  summary,
  table,
  legend,
  ticks,
  formatValue,
  labels,
  height,
  children,
  className,
}: ChartFigureProps) {
  const words = useLabels()
  const [isTable, setTable] = useState(false)
  const [first, ...columns] = table.head
  return (
    <figure className={classNames(styles.figure, className)}>
      <figcaption className={styles.head}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.summary}>{summary}</p>
        </div>
        <PlainButton
          variant="quiet"
          size="sm"
          aria-pressed={isTable}
          icon={<Icon of={isTable ? ChartBarIcon : TableIcon} size="sm" />}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? words.showChart : words.showTable}
        </PlainButton>
      </figcaption>
      {isTable ? (
        <ScrollArea className={styles.scroll} label={title} maxHeight={height + 60}>
          <table className={styles.table}>
            <VisuallyHidden as="caption">{title}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                {columns.map((name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...figures]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, index) => (
                    <td key={columns[index]}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      ) : (
        <>
          {legend}
          <div className={styles.chart}>
            <div className={styles.scale} style={{ blockSize: height }} aria-hidden="true">
              {ticks.map(({ value, position }) => (
                <span key={value} style={{ insetBlockEnd: `${position}%` }}>
                  {formatValue(value)}
                </span>
              ))}
            </div>
            <div className={styles.plot} style={{ blockSize: height }}>
              {ticks.map(({ value, position }) => (
                <span key={value} className={styles.rule} style={{ insetBlockEnd: `${position}%` }} />
              ))}
              {children}
            </div>
            <div className={styles.axis} aria-hidden="true">
              {labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </div>
          </div>
        </>
      )}
    </figure>
  )
}
