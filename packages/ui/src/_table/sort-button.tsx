import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon, Icon } from '../icon/index.ts'
import type { Column, Sort } from './column.ts'
import styles from './sort-button.module.css'

export interface SortButtonProps<Row> {
  /** Column by which it sorts. */
  column: Column<Row>
  /** Current order of the table. */
  sort: Sort | undefined
  /** Called with the new order. */
  onSort: (sort: Sort) => void
}

/** Header of a sortable column. A press sorts, another one reverses the order. */
export function SortButton<Row>({ column: { id, header }, sort, onSort }: SortButtonProps<Row>) {
  const direction = sort?.column === id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const arrow =
    direction === undefined ? ArrowUpDownIcon : direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon
  return (
    <button
      type="button"
      className={styles.sort}
      data-active={direction && ''}
      onClick={() => onSort({ column: id, direction: next })}
    >
      {header}
      <Icon of={arrow} size="sm" />
    </button>
  )
}
