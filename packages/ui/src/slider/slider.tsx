import { Label, Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components'

import type { FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import styles from './slider.module.css'

export interface SliderProps extends Pick<FieldProps, 'label' | 'isDisabled' | 'className'> {
  /** Current value. Makes the slider controlled. */
  value?: number
  /** Initial value of an uncontrolled slider. */
  defaultValue?: number
  /** Called with the new value while the thumb moves. */
  onChange?: (value: number) => void
  /** Called once with the final value when the thumb is released. */
  onChangeEnd?: (value: number) => void
  /**
   * Smallest value.
   * @default 0
   */
  minValue?: number
  /**
   * Largest value.
   * @default 100
   */
  maxValue?: number
  /**
   * Distance between two values.
   * @default 1
   */
  step?: number
  /** Number format of the displayed value. */
  formatOptions?: Intl.NumberFormatOptions
}

/** Field for a number between two limits where the exact value matters little. */
export function Slider({ label, onChange, onChangeEnd, className, ...rest }: SliderProps) {
  const single = (value: number | number[]) => (Array.isArray(value) ? (value[0] ?? 0) : value)
  return (
    <AriaSlider
      {...rest}
      {...(onChange ? { onChange: (value: number | number[]) => onChange(single(value)) } : {})}
      {...(onChangeEnd ? { onChangeEnd: (value: number | number[]) => onChangeEnd(single(value)) } : {})}
      className={classNames(styles.slider, className)}
    >
      <Label className={classNames(styles.label)}>{label}</Label>
      <SliderOutput className={classNames(styles.output)} />
      <SliderTrack className={classNames(styles.track)}>
        {({ state }) => (
          <>
            <span className={styles.fill} style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb className={classNames(styles.thumb)} />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  )
}
