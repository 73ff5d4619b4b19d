import { useLabels } from '../labels/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { ColumnHead } from './column-head.tsx'
import { isSortable, type Column, type Sort } from './column.ts'
import { SortButton } from './sort-button.tsx'
import styles from './table.module.css'

interface TableHeadProps<Row> {
  /** Columns, in display order. */
  columns: readonly Column<Row>[]
  /** Columns that are in the second line of rows. */
  folded: readonly Column<Row>[]
  /** Current order. */
  sort: Sort | undefined
  /** Called with the new order. */
  onSort: (sort: Sort) => void
  /** Whether rows end with actions. */
  hasActions: boolean
}

/** Head of a table with its sort buttons, in a second line those of folded columns. */
export function TableHead<Row>({ columns, folded, sort, onSort, hasActions }: TableHeadProps<Row>) {
  const labels = useLabels()
  const foldedSorts = folded.filter(isSortable)
  const isSortedByFolded = foldedSorts.some(({ id }) => id === sort?.column)
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
      {foldedSorts.length > 0 && (
        <tr>
          <th
            scope="colgroup"
            colSpan={columns.length + (hasActions ? 1 : 0)}
            {...(isSortedByFolded ? { 'aria-sort': sort?.direction } : {})}
          >
            {foldedSorts.map((column) => (
              <SortButton key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </th>
        </tr>
      )}
    </thead>
  )
}
