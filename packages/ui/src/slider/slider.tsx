import { Label, Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import styles from './slider.module.css'

export interface SliderProps {
  /** What is set. */
  label: string
  /** The value, when you keep it yourself. */
  value?: number
  /** What it starts with when it keeps its own state. */
  defaultValue?: number
  /** Called while it moves. */
  onChange?: (value: number) => void
  /** Called once, when the thumb is let go. */
  onChangeEnd?: (value: number) => void
  /** The least it can be. */
  minValue?: number
  /** The most it can be. */
  maxValue?: number
  /** The smallest difference. */
  step?: number
  /** How the figure is written. */
  formatOptions?: Intl.NumberFormatOptions
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** A figure between two bounds, where about right is right enough. */
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
