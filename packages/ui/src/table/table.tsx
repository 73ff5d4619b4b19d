import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import { TableFrame } from '../_table/table-frame.tsx'
import { TableHead } from '../_table/table-head.tsx'
import { TablePlaceholder } from '../_table/table-placeholder.tsx'
import type { TableProps as SharedProps } from '../_table/table-props.ts'
import { TableRow } from '../_table/table-row.tsx'
import { useFoldedColumns } from '../_table/use-folded-columns.ts'
import { useSortedRows } from '../_table/use-sorted-rows.ts'
import { Button } from '../button/index.ts'
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
  /** How many rows there are at first where rows are cards, and the text of the button for the rest. Without scripts and on paper all are there. */
  cards?: { atFirst: number; showAll: string }
}

/** List of rows with sorting, filters, paging, CSV, and every state of its data. Above about 200 rows use VirtualTable. */
export function Table<Row>({ skeletonRows = 5, maxHeight, cards, ...props }: TableProps<Row>) {
  const { caption, columns, rows, rowKey, status = 'ready', rowActions } = props
  const { sorted, sort, setSort } = useSortedRows(props)
  const { table, shown, folded } = useFoldedColumns(columns, rows)
  const [isWhole, setWhole] = useState(false)
  const atFirst = cards?.atFirst ?? Infinity
  const drawn = useMemo(
    () =>
      sorted.map((row, index) => (
        <TableRow
          key={rowKey(row)}
          row={row}
          columns={shown}
          folded={folded}
          rowActions={rowActions}
          isLater={index >= atFirst}
        />
      )),
    [sorted, rowKey, shown, folded, rowActions, atFirst],
  )
  const hasRows = rows.length > 0 && status !== 'error' && status !== 'loading'
  const isCut = hasRows && !isWhole && rows.length > atFirst
  const showAll = () => {
    flushSync(() => setWhole(true))
    // The button is gone: the keyboard goes on where it was.
    table.current?.querySelector<HTMLElement>('[data-later] :is(a, button, input)')?.focus()
  }
  return (
    <TableFrame
      {...props}
      status={status}
      rowCount={hasRows ? rows.length : 0}
      hasMoreButton
      cardsButton={
        isCut ? (
          <Button size="sm" onClick={showAll}>
            {cards?.showAll}
          </Button>
        ) : undefined
      }
    >
      <ScrollArea className={styles.scroll} label={caption} maxHeight={maxHeight}>
        <table
          ref={table}
          className={styles.table}
          data-cut={isCut || undefined}
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
