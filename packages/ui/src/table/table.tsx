import { useMemo } from 'react'

import { TableFrame } from '../_table/table-frame.tsx'
import { TableHead } from '../_table/table-head.tsx'
import { TablePlaceholder } from '../_table/table-placeholder.tsx'
import type { TableProps as SharedProps } from '../_table/table-props.ts'
import { TableRow } from '../_table/table-row.tsx'
import { useFoldedColumns } from '../_table/use-folded-columns.ts'
import { useSortedRows } from '../_table/use-sorted-rows.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from '../_table/table.module.css'

export interface TableProps<Row> extends SharedProps<Row> {
  /**
   * Number of skeleton rows while loading.
   * @default 5
   */
  skeletonRows?: number
  /** Largest height, as CSS length. A longer table scrolls below its head. */
  maxHeight?: string
}

/** List of rows with sorting, filters, paging, CSV, and every state of its data. Above about 200 rows use VirtualTable. */
export function Table<Row>({ skeletonRows = 5, maxHeight, ...props }: TableProps<Row>) {
  const { caption, columns, rows, rowKey, status = 'ready', rowActions } = props
  const { sorted, sort, setSort } = useSortedRows(props)
  const { table, shown, folded } = useFoldedColumns(columns, rows)
  const drawn = useMemo(
    () =>
      sorted.map((row) => (
        <TableRow key={rowKey(row)} row={row} columns={shown} folded={folded} rowActions={rowActions} />
      )),
    [sorted, rowKey, shown, folded, rowActions],
  )
  const hasRows = rows.length > 0 && status !== 'error' && status !== 'loading'
  return (
    <TableFrame {...props} status={status} rowCount={hasRows ? rows.length : 0} hasMoreButton>
      <ScrollArea className={styles.scroll} label={caption} maxHeight={maxHeight}>
        <table
          ref={table}
          className={styles.table}
          aria-busy={status === 'loading' || status === 'refreshing'}
        >
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <TableHead
            columns={shown}
            folded={folded}
            sort={sort}
            onSort={setSort}
            hasActions={rowActions !== undefined}
          />
          <tbody>
            {hasRows ? (
              drawn
            ) : (
              <TablePlaceholder
                {...props}
                columns={shown}
                hasFolded={folded.length > 0}
                status={status}
                width={shown.length + (rowActions ? 1 : 0)}
                skeletonRows={skeletonRows}
              />
            )}
          </tbody>
        </table>
      </ScrollArea>
    </TableFrame>
  )
}
