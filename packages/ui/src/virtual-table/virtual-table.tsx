import { useState, type ReactNode } from 'react'

import { BodyCell } from '../_table/body-cell.tsx'
import { ColumnHead } from '../_table/column-head.tsx'
import type { Column, Sort } from '../_table/column.ts'
import { sortRows } from '../_table/sort-rows.ts'
import { classNames } from '../class-names.ts'
import { Table } from '../table/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { visibleRows } from './visible-rows.ts'
import look from '../_table/table.module.css'
import styles from './virtual-table.module.css'

export interface VirtualTableProps<Row> {
  /** What the table shows; its spoken name. */
  caption: string
  /** As in Table. */
  columns: readonly Column<Row>[]
  /** All of them, in their natural order. */
  rows: readonly Row[]
  /** A stable key of a row. */
  rowKey: (row: Row) => string
  /** `loading` draws skeleton rows until there are rows. */
  status?: 'ready' | 'loading' | 'error'
  /** Tries again; without it there is no button. */
  onRetry?: () => void
  /** What to say when there are no rows: an EmptyState with `compact`. */
  empty?: ReactNode
  /** Height of the part in view, in px. */
  height?: number
  /** Height of every row, in px. */
  rowHeight?: number
  /** Sorted so at first. */
  defaultSort?: Sort
  /** Language of the words that are sorted. */
  locale?: string
  /** Joined to the class of the root element. */
  className?: string
}

/** A table of hundreds or thousands of rows: only those near the view are drawn. Below 200 rows use Table. */
export function VirtualTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  status = 'ready',
  onRetry,
  empty,
  height = 480,
  rowHeight = 40,
  defaultSort,
  locale,
  className,
}: VirtualTableProps<Row>) {
  const [scrollTop, setScrollTop] = useState(0)
  const [sort, setSort] = useState(defaultSort)
  const sorted = sortRows(rows, columns, sort, locale)
  const { first, end } = visibleRows(scrollTop, height, rowHeight, sorted.length)

  // Nothing to leave out: the ordinary table draws what stands in for rows.
  if (rows.length === 0 || status === 'error') {
    return (
      <Table
        {...{ caption, columns, rows, rowKey, status, empty }}
        hideCaption
        {...(onRetry ? { onRetry } : {})}
        {...(className === undefined ? {} : { className })}
      />
    )
  }

  return (
    <div className={classNames(look.frame, className)}>
      <div
        className={classNames(look.scroll, styles.scroll)}
        style={{ blockSize: height }}
        tabIndex={0}
        role="region"
        aria-label={caption}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      >
        <table className={look.table} aria-rowcount={sorted.length + 1}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} sort={sort} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {first > 0 && <Gap height={first * rowHeight} span={columns.length} />}
            {sorted.slice(first, end).map((row, index) => (
              <tr key={rowKey(row)} aria-rowindex={first + index + 2} style={{ blockSize: rowHeight }}>
                {columns.map((column) => (
                  <BodyCell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
            {end < sorted.length && <Gap height={(sorted.length - end) * rowHeight} span={columns.length} />}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Holds the height of rows that are not drawn. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={span} className={styles.gap} style={{ blockSize: height }} />
    </tr>
  )
}
