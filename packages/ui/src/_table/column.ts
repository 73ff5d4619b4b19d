import type { ReactNode } from 'react'

/** Where the cell of a column is in the card that a row becomes in a narrow table. */
export type CardPart = 'title' | 'figure' | 'detail' | 'none'

export interface Column<Row> {
  /** Key of the column. */
  id: string
  /** Text of the column header. */
  header: string
  /** Returns the content of the column's cell in a row: nothing (`null`) for an empty cell, whose place the table marks with a dash. */
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
   * Width, as CSS length. Where there is less room, other columns leave for the second line first.
   * @default by content
   */
  width?: string
  /**
   * Marks the cell that names its row for screen readers.
   * @default false
   */
  isRowHeader?: boolean
  /**
   * Where the cell is in the card that a row becomes below 38rem: the title and the figure on the first line, details on the second, or
   * nowhere. In a wider table that still has no room for all columns, those that are nowhere move to a second line of their row first, then
   * details, and never the title and the figure.
   * @default title for the row header, figure for the first column of numbers, detail for others
   */
  card?: CardPart
  /**
   * Keeps the cell in its column, whatever the width of the table: for content of several lines, or that is compared from row to row.
   * @default true for the title and the figure
   */
  isKept?: boolean
  /**
   * Says that a value may be longer than any column, such as a URL or a list. It breaks where its column ends, so that it pushes no other
   * column out of view. In a card it has the rest of its line, and ends with a sign.
   * @default false
   */
  isLong?: boolean
  /**
   * Shows the header before the cell in a card and in the second line of a row, for a value that does not explain itself.
   * @default true for the figure of a card if it is a number, false for others
   */
  isLabeledInCard?: boolean
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
