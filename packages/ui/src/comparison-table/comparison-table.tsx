import type { CSSProperties, ReactNode } from 'react'

import { orDash } from '../_dash/or-dash.ts'
import { classNames } from '../class-names.ts'
import styles from './comparison-table.module.css'

export interface ComparisonTableProps {
  /** Accessible name of the table. */
  caption: string
  /** Columns, in display order. Numbers are aligned to the end. */
  columns: readonly { id: string; header: string; align?: 'start' | 'end' }[]
  /** Rows, in display order, with a cell for each column. The first cell is the header of its row. A dash marks the place of an empty one. */
  rows: readonly { id: string; cells: readonly ReactNode[]; style?: CSSProperties }[]
  /**
   * Shows only the first column on phones. Repeat there what matters of the others.
   * @default false
   */
  firstOnPhone?: boolean
  /**
   * Puts the first cell of a row on a line of its own on phones, above the others.
   * @default false
   */
  stackOnPhone?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Static table for comparing facts. For rows that are sorted, filtered or loaded, use Table. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, columns, rows, firstOnPhone, stackOnPhone, className } = props
  return (
    <div className={classNames(styles.scroll, className)} tabIndex={0} role="group" aria-label={caption}>
      <table
        className={styles.table}
        data-first-on-phone={firstOnPhone || undefined}
        data-stack-on-phone={stackOnPhone || undefined}
        style={{ '--facts': columns.length - 1 } as CSSProperties}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [head, ...rest], style }) => (
            <tr key={id} style={style}>
              <th scope="row">{head}</th>
              {rest.map((cell, index) => {
                const { id: column, align } = columns[index + 1] ?? {}
                return (
                  <td key={column} data-align={align}>
                    {align === 'end' ? <bdi>{orDash(cell)}</bdi> : orDash(cell)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
