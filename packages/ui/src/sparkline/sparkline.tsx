import { classNames } from '../class-names.ts'
import { prepareSparkline } from './prepare-sparkline.ts'
import styles from './sparkline.module.css'

export interface SparklineProps {
  /** Alternative text with the main values of the line. */
  label: string
  /** Items, in display order. */
  values: readonly number[]
  /**
   * Size in px.
   * @default 96
   */
  width?: number
  /**
   * Height in px.
   * @default 28
   */
  height?: number
  /** Class name added to the root element. */
  className?: string
}

/** Line of a value over time, in the size of a word. */
export function Sparkline({ label, values, width = 96, height = 28, className }: SparklineProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={classNames(styles.sparkline, className)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className={styles.line} d={prepareSparkline(values, width, height)} />
    </svg>
  )
}
