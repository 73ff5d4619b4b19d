import { Meter as AriaMeter } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import styles from './meter.module.css'

export interface MeterProps {
  /** What is measured. */
  label: string
  /** The amount, between `minValue` and `maxValue`. */
  value: number
  /** The least it can be. */
  minValue?: number
  /** The most it can be. */
  maxValue?: number
  /** The figure in words, such as "8.2M of 10M tokens". Without it: per cent. */
  valueText?: string
  /** What the level means at this moment. */
  tone?: 'accent' | 'positive' | 'warning' | 'negative'
  /** Joined to the class of the root element. */
  className?: string
}

/** A level between two bounds: a balance, a limit in use. */
export function Meter({
  label,
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
            <span aria-hidden="true">{label}</span>
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
