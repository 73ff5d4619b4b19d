import { Meter as AriaMeter } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import styles from './meter.module.css'

export interface MeterProps {
  /** Label: what is measured. */
  label: string
  /**
   * Hides the label, where a heading beside the meter has the same words. Screen readers still announce it.
   * @default false
   */
  hideLabel?: boolean
  /** Value, between `minValue` and `maxValue`. */
  value: number
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
  /** Value as text, such as "8.2M of 10M tokens". Without it, the percentage. */
  valueText?: string
  /**
   * Meaning of the current level. Sets the color.
   * @default 'accent'
   */
  tone?: 'accent' | 'positive' | 'warning' | 'negative'
  /** Class name added to the root element. */
  className?: string
}

/** Level between two bounds: a balance, the used part of a limit. */
export function Meter({
  label,
  hideLabel = false,
  value,
  minValue = 0,
  maxValue = 100,
  valueText,
  tone = 'accent',
  className,
}: MeterProps) {
  return (
    <AriaMeter
      className={classNames(styles.meter, className)}
      value={value}
      minValue={minValue}
      maxValue={maxValue}
      aria-label={label}
      {...(valueText === undefined ? {} : { valueLabel: valueText })}
    >
      {(state) => (
        <>
          <span className={styles.line}>
            {!hideLabel && <span aria-hidden="true">{label}</span>}
            <span className={styles.value}>{state.valueText}</span>
          </span>
          <span className={styles.track} data-tone={tone}>
            <span className={styles.fill} style={{ inlineSize: `${state.percentage}%` }} />
          </span>
        </>
      )}
    </AriaMeter>
  )
}
