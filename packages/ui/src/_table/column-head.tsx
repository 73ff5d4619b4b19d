import type { CSSProperties } from 'react'

import { isSortable } from './column.ts'
import { SortButton, type SortButtonProps } from './sort-button.tsx'

/** Header of a column; a button where the column is sortable. */
export function ColumnHead<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const sortable = isSortable(column)
  const direction = sort?.column === column.id ? sort.direction : undefined
  return (
    <th
      scope="col"
      data-align={column.align}
      // As a property, so that the style sheet decides where columns have widths.
      style={{ '--column-width': column.width } as CSSProperties}
      {...(sortable ? { 'aria-sort': direction ?? ('none' as const) } : {})}
    >
      {sortable ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
    </th>
  )
}
