import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon, Icon } from '../icon/index.ts'
import type { Column, Sort } from './column.ts'
import styles from './table.module.css'

interface ColumnHeadProps<Row> {
  /** The column whose head this is. */
  column: Column<Row>
  /** What the table is sorted by. */
  sort: Sort | undefined
  /** Asks for another order. */
  onSort: (sort: Sort) => void
}

/** The head of a column; a button where the column sorts. */
export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const arrow =
    direction === undefined ? ArrowUpDownIcon : direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon
  return (
    <th
      scope="col"
      data-align={column.align}
      style={{ inlineSize: column.width }}
      {...(column.sortValue ? { 'aria-sort': direction ?? ('none' as const) } : {})}
    >
      {column.sortValue ? (
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
