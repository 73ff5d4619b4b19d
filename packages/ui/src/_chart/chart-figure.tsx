import { useDeferredValue, useState, type ReactNode } from 'react'

import { RefreshNotice } from '../_table/refresh-notice.tsx'
import type { TableStatus } from '../_table/table-state.ts'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { ChartBarIcon, Icon, TableIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import type { Tick } from './ticks.ts'
import styles from './chart-figure.module.css'

export interface ChartTable {
  /** Column headers. */
  head: readonly string[]
  /** Rows, in display order. The first cell of each row is its header. */
  rows: readonly (readonly string[])[]
}

/** Props of all charts for the state of their data. */
export interface ChartStates {
  /**
   * What the chart shows of its data, as in Table. `tableState(query)` returns it together with `onRetry`.
   * @default 'ready'
   */
  status?: TableStatus
  /** Sends the failed request again. Without it, errors have no button. */
  onRetry?: () => void
  /**
   * Content shown while there are no figures, an EmptyState with `compact`.
   * @default a title from the labels
   */
  empty?: ReactNode
}

export interface ChartFigureProps extends ChartStates {
  /** Heading and accessible name. */
  title: string
  /** Conclusion of the chart in one sentence, shown and announced before it. */
  summary: string
  /** Whether there are no figures. */
  isEmpty: boolean
  /** Returns the same values as a table. Called only while the table is shown. */
  table: () => ChartTable
  /** Names of the colors, and the values under the pointer. */
  legend?: ReactNode
  /** Lines of the scale. */
  ticks: readonly Tick[]
  /** Formats a value, with its unit. */
  formatValue: (value: number) => string
  /** Labels below the plot: the first, sometimes the middle, and the last; or all of them, see `labelsEach`. */
  labels: readonly string[]
  /** Centers each label in an equal share of the width. */
  labelsEach?: boolean
  /** Height of the plot in px. */
  height: number
  /** Drawing that fills the plot. */
  children: ReactNode
  /** Class name added to the root element. */
  className?: string | undefined
}

/** Frame of all charts: title, summary, scale, and the values as a table. */
export function ChartFigure({
  title,
  summary,
  isEmpty,
  table,
  legend,
  ticks,
  formatValue,
  labels,
  labelsEach,
  height,
  children,
  status = 'ready',
  onRetry,
  empty,
  className,
}: ChartFigureProps) {
  const words = useLabels()
  const [isTable, setTable] = useState(false)
  // The button answers first.
  const showsTable = useDeferredValue(isTable)
  const instead =
    status === 'error' ? (
      <ErrorState compact {...(onRetry ? { onRetry } : {})} />
    ) : !isEmpty ? null : status === 'loading' ? (
      <Skeleton shape="block" height={`${height}px`} />
    ) : (
      (empty ?? <EmptyState compact title={words.noRows} />)
    )
  return (
    <figure
      className={classNames(styles.figure, className)}
      aria-busy={status === 'loading' || status === 'refreshing'}
    >
      <figcaption className={styles.head}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.summary}>
            {instead === null ? summary : status === 'loading' ? words.loading : null}
          </p>
        </div>
        {instead === null && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Icon of={isTable ? ChartBarIcon : TableIcon} size="sm" />}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? words.showChart : words.showTable}
          </Button>
        )}
      </figcaption>
      {status === 'refresh-failed' && <RefreshNotice onRetry={onRetry} />}
      {instead !== null ? (
        <div className={styles.instead} style={{ minBlockSize: height }}>
          {instead}
        </div>
      ) : showsTable ? (
        <ScrollArea className={styles.scroll} label={title} maxHeight={height + 60}>
          <FigureTable title={title} {...table()} />
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
            <div className={styles.axis} data-each={labelsEach || undefined} aria-hidden="true">
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

function FigureTable({ title, head, rows }: ChartTable & { title: string }) {
  const [first, ...columns] = head
  return (
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
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index]}>
                <bdi>{figure}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
