import { useState, type ReactNode } from 'react'

import { BodyCell } from '../_table/body-cell.tsx'
import { ColumnHead } from '../_table/column-head.tsx'
import type { Column, Sort } from '../_table/column.ts'
import { sortRows } from '../_table/sort-rows.ts'
import { classNames } from '../class-names.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { DownloadIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { PlainButton } from '../plain/button/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { toCsv } from './to-csv.ts'
import styles from '../_table/table.module.css'

export interface TableProps<Row> {
  /** What the table shows; its spoken name, and its heading unless `hideCaption`. */
  caption: string
  /** The caption is spoken only. */
  hideCaption?: boolean
  /** From first to last. */
  columns: readonly Column<Row>[]
  /** All of them, in their natural order. */
  rows: readonly Row[]
  /** A stable key of a row. */
  rowKey: (row: Row) => string
  /** `loading` draws rows of the right height; with rows present they stay and are dimmed. */
  status?: 'ready' | 'loading' | 'error'
  /** Skeleton rows while loading. */
  skeletonRows?: number
  /** Tries again; without it there is no button. */
  onRetry?: () => void
  /** What to say when there are no rows: an EmptyState with `compact`. */
  empty?: ReactNode
  /** File name without ending; shows a button that downloads the rows. */
  csvName?: string
  /** The order at first; the reader changes it at the heads. */
  defaultSort?: Sort
  /** The order, where the address or a server keeps it. */
  sort?: Sort
  /** Called with the new order, to keep it in the address. */
  onSortChange?: (sort: Sort) => void
  /** Language of the words that are sorted. */
  locale?: string
  /** At the end of a row: a Menu or buttons. */
  rowActions?: (row: Row) => ReactNode
  /** Filters, above the table. */
  toolbar?: ReactNode
  /** Any CSS height; a longer table scrolls under its head. */
  maxHeight?: string
  /** Joined to the class of the root element. */
  className?: string
}

/** Rows of one kind, with a head that stays, sorting, and a file to take away. */
export function Table<Row>({
  caption,
  hideCaption,
  columns,
  rows,
  rowKey,
  status = 'ready',
  skeletonRows = 5,
  onRetry,
  empty,
  csvName,
  defaultSort,
  sort: givenSort,
  onSortChange,
  locale,
  rowActions,
  toolbar,
  maxHeight,
  className,
}: TableProps<Row>) {
  const labels = useLabels()
  const [ownSort, setOwnSort] = useState(defaultSort)
  const sort = givenSort ?? ownSort
  const sorted = sortRows(rows, columns, sort, locale)
  const width = columns.length + (rowActions ? 1 : 0)
  const isFirstLoad = status === 'loading' && rows.length === 0

  function changeSort(next: Sort) {
    setOwnSort(next)
    onSortChange?.(next)
  }

  return (
    <div className={classNames(styles.frame, className)}>
      {(!hideCaption || toolbar !== undefined || csvName !== undefined) && (
        <div className={styles.head}>
          {!hideCaption && (
            <span className={styles.caption} aria-hidden="true">
              {caption}
            </span>
          )}
          <div className={styles.toolbar}>
            {toolbar}
            {csvName !== undefined && (
              <PlainButton
                size="sm"
                icon={<Icon of={DownloadIcon} size="sm" />}
                isDisabled={rows.length === 0}
                onClick={() => downloadCsv(csvName, toCsv(sorted, columns))}
              >
                {labels.downloadCsv}
              </PlainButton>
            )}
          </div>
        </div>
      )}
      <ScrollArea className={styles.scroll} label={caption} maxHeight={maxHeight}>
        <table className={styles.table} aria-busy={status === 'loading'} data-status={status}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} sort={sort} onSort={changeSort} />
              ))}
              {rowActions && (
                <th scope="col" className={styles.actions}>
                  <VisuallyHidden>{labels.rowActions}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {status === 'error' ? (
              <tr>
                <td colSpan={width} className={styles.message}>
                  <ErrorState compact {...(onRetry ? { onRetry } : {})} />
                </td>
              </tr>
            ) : isFirstLoad ? (
              Array.from({ length: skeletonRows }, (_, row) => (
                <tr key={row}>
                  {Array.from({ length: width }, (_cell, column) => (
                    <td key={column} data-align={columns[column]?.align}>
                      {row === 0 && column === 0 && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
                      <Skeleton width={column === 0 ? '70%' : '50%'} />
                    </td>
                  ))}
                </tr>
              ))
            ) : rows.length === 0 ? (
              <tr>
                <td colSpan={width} className={styles.message}>
                  {empty ?? <EmptyState compact title={labels.noRows} />}
                </td>
              </tr>
            ) : (
              sorted.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map((column) => (
                    <BodyCell key={column.id} column={column} row={row} />
                  ))}
                  {rowActions && <td className={styles.actions}>{rowActions(row)}</td>}
                </tr>
              ))
            )}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}

function downloadCsv(name: string, csv: string) {
  // The mark at the start tells spreadsheets that the file is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
