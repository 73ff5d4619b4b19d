import type { Column } from './column.ts'

interface BodyCellProps<Row> {
  /** The column it stands in. */
  column: Column<Row>
  /** The row it stands in. */
  row: Row
}

/** A cell of a row, or its head. Figures are isolated: their sign stays before them where text runs from right to left. */
export function BodyCell<Row>({ column, row }: BodyCellProps<Row>) {
  const content = column.cell(row)
  const inner = column.align === 'end' ? <bdi>{content}</bdi> : content
  return column.isRowHeader ? (
    <th scope="row" data-align={column.align}>
      {inner}
    </th>
  ) : (
    <td data-align={column.align}>{inner}</td>
  )
}
