import type { CSSProperties, ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import styles from './plain-table.module.css'

export interface PlainTableProps {
  /** What the rows are, spoken before them. */
  label: string
  /** The heads, from first to last; figures stand at the end of their cell. */
  columns: readonly { id: string; label: string; align?: 'start' | 'end' }[]
  /** The rows from first to last: what stands in each column. The first is the head of its row. */
  rows: readonly { id: string; cells: readonly ReactNode[]; style?: CSSProperties }[]
  /** On a phone only the first column is shown: what matters of the others has to stand in it. */
  firstOnPhone?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** Facts to compare, as text and rules on the page. For what is sorted, filtered or loaded, `Table`. */
export function PlainTable({ label, columns, rows, firstOnPhone, className }: PlainTableProps) {
  return (
    <div className={classNames(styles.scroll, className)} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table} data-first-on-phone={firstOnPhone || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align}>
                {column.label}
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
                    {align === 'end' ? <bdi>{cell}</bdi> : cell}
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
