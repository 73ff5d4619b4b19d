import type { ReactNode } from 'react'

import type { Column, Sort } from './column.ts'
import type { MoreRows, TableStatus } from './table-state.ts'

/** Props of Table and VirtualTable. */
export interface TableProps<Row> {
  /** Accessible name of the table, and its heading unless `hideCaption` is set. */
  caption: string
  /**
   * Hides the caption. Screen readers still announce it.
   * @default false
   */
  hideCaption?: boolean
  /** Columns, in display order. */
  columns: readonly Column<Row>[]
  /** Rows, in the order that applies while the table is not sorted. */
  rows: readonly Row[]
  /** Returns a stable key of a row. */
  rowKey: (row: Row) => string
  /**
   * What the table shows of its data. `tableState(query)` returns it together with `onRetry` and `more`.
   * @default 'ready'
   */
  status?: TableStatus
  /** Sends the failed request again. Without it, errors have no button. */
  onRetry?: () => void
  /**
   * Content shown while there are no rows, an EmptyState with `compact`: what will appear here, and the next step.
   * @default a title from the labels
   */
  empty?: ReactNode
  /** One or two controls above the table, such as a search: fields with `size="sm"` and hidden labels. */
  toolbar?: ReactNode
  /** More filters, with the same fields as the toolbar: in a line of their own, or behind a button where there is little room. */
  filters?: ReactNode
  /**
   * How many of `filters` are active, which the button shows.
   * @default 0
   */
  filterCount?: number
  /**
   * Whether filters are active. Without rows, the table then shows that nothing matches, in place of `empty`.
   * @default false
   */
  isFiltered?: boolean
  /** Removes the filters. Offered when nothing matches, and beside `filters` that are active. */
  onClearFilters?: () => void
  /** Downloads the rows as CSV, usually a file of the server. Shows a button that is pending until a returned promise settles. */
  onDownloadCsv?: () => void | Promise<unknown>
  /** Initial order of an uncontrolled table. */
  defaultSort?: Sort
  /** Current order, when the URL or a server keeps it. */
  sort?: Sort
  /** Called with the new order. With columns that have no `sortValue`, the server sorts. */
  onSortChange?: (sort: Sort) => void
  /**
   * Language by whose rules texts are sorted.
   * @default the language of `LocaleProvider`
   */
  locale?: string
  /** Returns the content at the end of a row: a Menu or buttons. */
  rowActions?: (row: Row) => ReactNode
  /** Rows that are not loaded yet. Table offers a button, VirtualTable loads them while scrolling. */
  more?: MoreRows
  /** Text at the start of the footer, such as the number of rows in total. */
  summary?: ReactNode
  /** Class name added to the root element. */
  className?: string
}
