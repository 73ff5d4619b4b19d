import { ProgressBar as AriaProgressBar } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** What is under way. */
  label: string
  /** How far it is, between `minValue` and `maxValue`. */
  value?: number
  /** The least it can be. */
  minValue?: number
  /** The most it can be. */
  maxValue?: number
  /** The figure in words, such as "12 of 40 files". Without it: per cent. */
  valueText?: string
  /** How far it is cannot be known. */
  isIndeterminate?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** How far a long job is. */
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
