import type { CSSProperties } from 'react'

import { classNames } from '../class-names.ts'
import { useNumberFormat } from '../labels/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { levelOf } from './level-of.ts'
import styles from './heat-map.module.css'

export interface HeatMapColumn {
  /** Unique id. */
  id: string
  /** Short text of the column header, such as a number. */
  label: string
  /** Full name of the column, which screen readers announce after the label. */
  description?: string
}

export interface HeatMapRow {
  /** Unique id. */
  id: string
  /** Text of the row header. */
  label: string
  /** One value per column. Null where there is no value. */
  values: readonly (number | null)[]
}

export interface HeatMapProps {
  /** Heading and accessible name. */
  caption: string
  /**
   * Hides the caption. Screen readers still announce it.
   * @default false
   */
  hideCaption?: boolean
  /** Header of the first column, which contains the names of the rows. */
  rowHeader: string
  /** Columns, in display order. */
  columns: readonly HeatMapColumn[]
  /** Rows, in display order. */
  rows: readonly HeatMapRow[]
  /**
   * Value of the palest color. Lower values have the same color.
   * @default 0
   */
  minValue?: number
  /**
   * Value of the strongest color. Higher values have the same color.
   * @default 1
   */
  maxValue?: number
  /**
   * Formats a value, with its unit.
   * @default the number in the format of the language
   */
  formatValue?: (value: number) => string
  /** Class name added to the root element. */
  className?: string
}

/** Table whose cells are colored by their values, in the accent color. For relations between two lists, such as similarities. */
export function HeatMap({
  caption,
  hideCaption,
  rowHeader,
  columns,
  rows,
  minValue = 0,
  maxValue = 1,
  formatValue,
  className,
}: HeatMapProps) {
  const formatNumber = useNumberFormat()
  const format = formatValue ?? formatNumber
  return (
    <div className={classNames(styles.frame, className)}>
      <div className={styles.head}>
        {!hideCaption && (
          <p className={styles.caption} aria-hidden="true">
            {caption}
          </p>
        )}
        <p className={styles.scale} aria-hidden="true">
          <bdi>{format(minValue)}</bdi>
          <span className={styles.ramp} />
          <bdi>{format(maxValue)}</bdi>
        </p>
      </div>
      <ScrollArea label={caption}>
        <table className={styles.table}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{rowHeader}</th>
              {columns.map(({ id, label, description }) => (
                <th key={id} scope="col" title={description}>
                  {label}
                  {description !== undefined && <VisuallyHidden> {description}</VisuallyHidden>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, values }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {columns.map((column, index) => (
                  <Cell
                    key={column.id}
                    value={values[index] ?? null}
                    level={(value) => levelOf(value, minValue, maxValue)}
                    format={format}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}

interface CellProps {
  /** Value of the cell, or null for none. */
  value: number | null
  /** Returns the strength of the color of a value, from 0 to 1. */
  level: (value: number) => number
  /** Formats the value. */
  format: (value: number) => string
}

function Cell({ value, level, format }: CellProps) {
  if (value === null) return <td data-empty="">–</td>
  const style: CSSProperties & Record<'--level', number> = { '--level': level(value) }
  return (
    <td style={style}>
      <bdi>{format(value)}</bdi>
    </td>
  )
}
