import type { ReactNode } from 'react'

export interface Column<Row> {
  /** A key of its own. */
  id: string
  /** A word or two at the head. */
  header: string
  /** Draws the row's cell. */
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end, words at the start. */
  align?: 'start' | 'end'
  /** What rows are ordered by; without it the column does not sort. */
  sortValue?: (row: Row) => string | number
  /** What the CSV holds; without it `sortValue`, and without that the column is left out. */
  csvValue?: (row: Row) => string | number
  /** Any CSS width. */
  width?: string
  /** The cell that names its row. */
  isRowHeader?: boolean
}

export interface Sort {
  /** Id of a column. */
  column: string
  /** Whether the least or the most stands first. */
  direction: 'ascending' | 'descending'
}
