import { classNames } from '../class-names.ts'
import { prepareSparkline } from './prepare-sparkline.ts'
import styles from './sparkline.module.css'

export interface SparklineProps {
  /** What the line shows, with its main figures: it stands for the picture. */
  label: string
  /** From first to last. */
  values: readonly number[]
  /** Size in px. */
  width?: number
  /** Height in px. */
  height?: number
  /** Joined to the class of the root element. */
  className?: string
}

/** The course of a figure, the size of a word. */
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
