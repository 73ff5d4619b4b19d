import { useLabels } from '../labels/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { ColumnHead } from './column-head.tsx'
import type { Column, Sort } from './column.ts'
import styles from './table.module.css'

interface TableHeadProps<Row> {
  /** Columns, in display order. */
  columns: readonly Column<Row>[]
  /** Current order. */
  sort: Sort | undefined
  /** Called with the new order. */
  onSort: (sort: Sort) => void
  /** Whether rows end with actions. */
  hasActions: boolean
}

/** Head of a table with its sort buttons. */
export function TableHead<Row>({ columns, sort, onSort, hasActions }: TableHeadProps<Row>) {
  const labels = useLabels()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>{labels.rowActions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
