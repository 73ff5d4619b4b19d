import { useState } from 'react'

import { classNames } from '../class-names/index.ts'
import { sortRows, type Column, type Sort } from '../table/index.ts'
import { ColumnHead } from '../table/column-head.tsx'
import look from '../table/table.module.css'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { visibleRows } from './visible-rows.ts'
import styles from './virtual-table.module.css'

export interface VirtualTableProps<Row> {
  /** What the table shows; its spoken name. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** A stable key of a row. */
  rowKey: (row: Row) => string
  /** Height of the part in view, in px. */
  height?: number
  /** Height of every row, in px. */
  rowHeight?: number
  defaultSort?: Sort
  /** Language of the words that are sorted. */
  locale?: string
  className?: string
}

/** A table of hundreds or thousands of rows: only those near the view are drawn. Below 200 rows use Table. */
export function VirtualTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
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
                {columns.map((column) =>
                  column.isRowHeader ? (
                    <th key={column.id} scope="row" data-align={column.align}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.id} data-align={column.align}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
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
