import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { TableFrame } from '../_table/table-frame.tsx'
import { TableHead } from '../_table/table-head.tsx'
import type { TableProps } from '../_table/table-props.ts'
import { TableRow } from '../_table/table-row.tsx'
import { useFoldedColumns } from '../_table/use-folded-columns.ts'
import { useSortedRows } from '../_table/use-sorted-rows.ts'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { useLabels } from '../labels/index.ts'
import { Spinner } from '../spinner/index.ts'
import { Table } from '../table/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { visibleRows } from './visible-rows.ts'
import table from '../_table/table.module.css'
import styles from './virtual-table.module.css'

/** Height of a row in px where rows are cards. */
const cardHeight = 68
/** Height of the second line of a row in px, where columns are folded. */
const foldedHeight = 24

export interface VirtualTableProps<Row> extends TableProps<Row> {
  /**
   * Height of the scrollable part in px.
   * @default 480
   */
  height?: number
  /**
   * Height of every row in px. Rows that are cards, in a narrow table, have 68; where columns are folded, rows have a second line of 24.
   * @default 40
   */
  rowHeight?: number
  /** What the rows are a list of, for example its filter as text. When it changes, the table is scrolled to its first row. */
  listKey?: string
}

/** Table for hundreds to hundreds of thousands of rows: only those near the view are in the document. Columns have fixed widths. */
export function VirtualTable<Row>({ height = 480, rowHeight = 40, ...props }: VirtualTableProps<Row>) {
  const { rows, status = 'ready' } = props
  // Without rows there is nothing to leave out, and the placeholders of Table apply.
  if (rows.length === 0 || status === 'error' || status === 'loading') {
    return <Table {...props} skeletonRows={Math.max(1, Math.floor(height / rowHeight) - 1)} />
  }
  return <Rows {...props} height={height} rowHeight={rowHeight} />
}

function Rows<Row>({
  height,
  rowHeight: givenHeight,
  ...props
}: VirtualTableProps<Row> & { height: number; rowHeight: number }) {
  const { caption, columns, rows, rowKey, status = 'ready', rowActions, more, listKey } = props
  const { sorted, sort, setSort } = useSortedRows(props)
  const { table: tableOf, shown, folded, hasCards } = useFoldedColumns(columns, rows)
  const rowHeight = hasCards ? cardHeight : givenHeight + (folded.length > 0 ? foldedHeight : 0)
  const [range, setRange] = useState(() => visibleRows(0, height, rowHeight, rows.length))
  const scroller = useRef<HTMLDivElement>(null)
  const first = Math.min(range.first, sorted.length)
  const end = Math.min(range.end, sorted.length)
  const width = shown.length + (rowActions ? 1 : 0)

  function updateRange() {
    const next = visibleRows(scroller.current?.scrollTop ?? 0, height, rowHeight, sorted.length)
    if (next.first !== range.first || next.end !== range.end) setRange(next)
  }

  const update = useEffectEvent(updateRange)
  useEffect(() => update(), [sorted.length, height, rowHeight])

  useEffect(() => {
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [listKey])

  const loadMore = useEffectEvent(() => more?.onLoad())
  const shouldLoad = end === sorted.length && more?.hasMore === true && !more.isLoading && !more.isFailed
  useEffect(() => {
    if (shouldLoad) loadMore()
  }, [shouldLoad])

  return (
    <TableFrame {...props} status={status} rowCount={rows.length} hasMoreButton={false}>
      <div
        ref={scroller}
        className={classNames(table.scroll, styles.scroll)}
        style={{ blockSize: height }}
        tabIndex={0}
        role="region"
        aria-label={caption}
        // Drawn before the browser paints the new position, which would otherwise show empty space for a frame.
        onScroll={() => flushSync(updateRange)}
      >
        <table
          ref={tableOf}
          className={classNames(table.table, styles.table)}
          aria-rowcount={more?.hasMore ? -1 : sorted.length + 1}
          aria-busy={status === 'refreshing'}
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
            {first > 0 && <Gap height={first * rowHeight} width={width} />}
            {sorted.slice(first, end).map((row, index) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={shown}
                folded={folded}
                rowActions={rowActions}
                rowIndex={first + index + 2}
                height={rowHeight}
              />
            ))}
            {end < sorted.length && <Gap height={(sorted.length - end) * rowHeight} width={width} />}
            {more && (more.isLoading || more.isFailed) && <MoreRow more={more} width={width} />}
          </tbody>
        </table>
      </div>
    </TableFrame>
  )
}

/** Takes the space of rows that are not in the document. */
function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={width} className={styles.gap} style={{ blockSize: height }} />
    </tr>
  )
}

/** Last row while more rows are loading, or could not be loaded. */
function MoreRow({ more, width }: { more: NonNullable<TableProps<never>['more']>; width: number }) {
  const labels = useLabels()
  return (
    <tr>
      <td colSpan={width} className={styles.more}>
        {more.isLoading ? (
          <Spinner label={labels.loading} />
        ) : (
          <Button size="sm" onClick={more.onLoad}>
            {labels.loadMoreFailed}
          </Button>
        )}
      </td>
    </tr>
  )
}
