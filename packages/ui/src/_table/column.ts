import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Key of the column. */
  id: string
  /** Text of the column header. */
  header: string
  /** Returns the content of the column's cell in a row. */
  cell: (row: Row) => ReactNode
  /**
   * Alignment of header and cells. Numbers are aligned to the end.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /** Returns the value by which the table sorts its rows. Makes the column sortable. */
  sortValue?: (row: Row) => string | number
  /**
   * Makes the column sortable although the table can't sort its rows, because a server does (see `onSortChange`).
   * @default true with `sortValue`
   */
  isSortable?: boolean
  /**
   * Width, as CSS length.
   * @default by content
   */
  width?: string
  /**
   * Marks the cell that names its row for screen readers.
   * @default false
   */
  isRowHeader?: boolean
}

export interface Sort {
  /** Id of the column. */
  column: string
  /** Direction of the order. */
  direction: 'ascending' | 'descending'
}

/** Whether the user can sort by a column. */
export const isSortable = <Row>({ isSortable: declared, sortValue }: Column<Row>) =>
  declared ?? sortValue !== undefined
