import type { CSSProperties } from 'react'

import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon, Icon } from '../icon/index.ts'
import { isSortable, type Column, type Sort } from './column.ts'
import styles from './table.module.css'

interface ColumnHeadProps<Row> {
  /** Column of this header. */
  column: Column<Row>
  /** Current order of the table. */
  sort: Sort | undefined
  /** Called with the new order. */
  onSort: (sort: Sort) => void
}

/** Header of a column; a button where the column is sortable. */
export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const arrow =
    direction === undefined ? ArrowUpDownIcon : direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon
  const sortable = isSortable(column)
  return (
    <th
      scope="col"
      data-align={column.align}
      // As a property, so that the style sheet decides where columns have widths.
      style={{ '--column-width': column.width } as CSSProperties}
      {...(sortable ? { 'aria-sort': direction ?? ('none' as const) } : {})}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          data-active={direction && ''}
          onClick={() => onSort({ column: column.id, direction: next })}
        >
          {column.header}
          <Icon of={arrow} size="sm" />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
