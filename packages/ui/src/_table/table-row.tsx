import { memo, type CSSProperties, type ReactNode } from 'react'

import { orDash, isEmpty } from '../_dash/or-dash.ts'
import { cardParts, isLabeled } from './card-part.ts'
import type { Column } from './column.ts'
import { FoldedLine } from './folded-line.tsx'
import styles from './table.module.css'

interface TableRowProps<Row> {
  /** Row to show. */
  row: Row
  /** Columns, in display order. */
  columns: readonly Column<Row>[]
  /** Columns that are in the second line. */
  folded: readonly Column<Row>[]
  /** Returns the content at the end of the row. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Position in the whole table, from 2 (the head is 1), where not all rows are in the document. */
  rowIndex?: number
  /** Height of the row in px. */
  height?: number
  /** Whether the row is shown on demand where rows are cards. */
  isLater?: boolean
}

function Row<Row>({ row, columns, folded, rowActions, rowIndex, height, isLater }: TableRowProps<Row>) {
  const style: CSSProperties | undefined = height === undefined ? undefined : { blockSize: height }
  const parts = cardParts(columns)
  return (
    <tr aria-rowindex={rowIndex} style={style} data-later={isLater || undefined}>
      {columns.map((column, index) => {
        const content = column.cell(row)
        const shown = orDash(content)
        // Isolated, so that the sign of a number stays before it in right-to-left text.
        const inner = column.align === 'end' ? <bdi>{shown}</bdi> : shown
        // Rows of one height cut long texts, with a sign; a pointer shows the whole.
        const title = height !== undefined && typeof content === 'string' ? content : undefined
        const part = parts.get(column.id)
        const attributes = {
          title,
          'data-align': column.align,
          'data-card': isEmpty(content) ? 'none' : part,
          'data-long': column.isLong ? '' : undefined,
          'data-label': isLabeled(column, part) ? column.header : undefined,
        }
        const line = folded.length > 0 && index === columns.length - 1 && (
          <FoldedLine row={row} columns={folded} />
        )
        return column.isRowHeader ? (
          <th key={column.id} scope="row" {...attributes}>
            {inner}
            {line}
          </th>
        ) : (
          <td key={column.id} {...attributes}>
            {inner}
            {line}
          </td>
        )
      })}
      {rowActions && <td className={styles.actions}>{rowActions(row)}</td>}
    </tr>
  )
}

/** Row of a table. Rows that stay in view are not drawn again while the table scrolls. */
export const TableRow = memo(Row) as typeof Row
