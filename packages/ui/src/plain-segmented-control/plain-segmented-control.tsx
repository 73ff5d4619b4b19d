import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import look from '../segmented-control/segmented-control.module.css'
import styles from './plain-segmented-control.module.css'

export interface PlainSegmentedControlProps<Id extends string> {
  /** What is chosen, spoken before the options. */
  label: string
  /** Unique on the page: the radio buttons behind the segments share it. */
  name: string
  /** Two to five choices. */
  options: readonly { id: Id; label: string; icon?: ReactNode }[]
  /** The chosen one, where React holds it. */
  value?: Id
  /** The one chosen at first, where the browser holds it. */
  defaultValue?: Id
  /** Called with the chosen one's id. */
  onChange?: (value: Id) => void
  /** 28 or 36 px high. */
  size?: 'sm' | 'md'
  /** Labels are spoken only. */
  iconsOnly?: boolean
  /** Goes to every radio button: a `data-*` attribute for a script to find it by. */
  inputProps?: ComponentPropsWithRef<'input'> & Record<`data-${string}`, string>
  /** Joined to the class of the root element. */
  className?: string
}

/** The look of `SegmentedControl` on radio buttons: arrow keys move, and it works without a script. */
export function PlainSegmentedControl<Id extends string>({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
  size = 'md',
  iconsOnly,
  inputProps,
  className,
}: PlainSegmentedControlProps<Id>) {
  return (
    <div role="radiogroup" aria-label={label} className={classNames(look.group, className)} data-size={size}>
      {options.map(({ id, label: word, icon }) => (
        <label key={id} className={classNames(look.segment, styles.segment)}>
          <input
            {...inputProps}
            type="radio"
            name={name}
            value={id}
            className={styles.input}
            {...(value === undefined ? { defaultChecked: id === defaultValue } : { checked: id === value })}
            {...(onChange && { onChange: () => onChange(id) })}
          />
          {icon}
          {iconsOnly ? <VisuallyHidden>{word}</VisuallyHidden> : word}
        </label>
      ))}
    </div>
  )
}
