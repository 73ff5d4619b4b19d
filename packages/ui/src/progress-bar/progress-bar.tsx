import { ProgressBar as AriaProgressBar } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** Label: the task in progress. */
  label: string
  /**
   * Progress, between `minValue` and `maxValue`.
   * @default 0
   */
  value?: number
  /**
   * Minimum value.
   * @default 0
   */
  minValue?: number
  /**
   * Maximum value.
   * @default 100
   */
  maxValue?: number
  /** Value as text, such as "12 of 40 files". Without it, the percentage. */
  valueText?: string
  /**
   * Whether the progress is unknown.
   * @default false
   */
  isIndeterminate?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Progress of a long task. */
export function ProgressBar({
  label,
  value = 0,
  minValue = 0,
  maxValue = 100,
  valueText,
  isIndeterminate = false,
  className,
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={classNames(styles.progress, className)}
      value={value}
      minValue={minValue}
      maxValue={maxValue}
      isIndeterminate={isIndeterminate}
      aria-label={label}
      {...(valueText === undefined ? {} : { valueLabel: valueText })}
    >
      {(state) => (
        <>
          <span className={styles.line}>
            <span aria-hidden="true">{label}</span>
            {!isIndeterminate && <span className={styles.value}>{state.valueText}</span>}
          </span>
          <span className={styles.track} data-indeterminate={isIndeterminate || undefined}>
            <span
              className={styles.fill}
              style={isIndeterminate ? undefined : { inlineSize: `${state.percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
