import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classNames } from '../../class-names.ts'
import { VisuallyHidden } from '../../visually-hidden/index.ts'
import look from '../../_segments/segments.module.css'
import styles from './segmented-control.module.css'

export interface PlainSegmentedControlProps<Id extends string> {
  /** Accessible name of the group. */
  label: string
  /** Name of the radio buttons behind the segments. Must be unique on the page. */
  name: string
  /** Two to five choices, in display order. */
  options: readonly { id: Id; label: string; icon?: ReactNode }[]
  /** Id of the chosen option. Makes the control controlled. */
  value?: Id
  /** Id of the option chosen at first, for an uncontrolled control. */
  defaultValue?: Id
  /** Called with the id of the chosen option. */
  onChange?: (value: Id) => void
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md'
  /**
   * Shows icons only. Screen readers still announce the labels.
   * @default false
   */
  iconsOnly?: boolean
  /** Attributes of every radio button, such as a `data-*` attribute for a script to find it by. */
  inputProps?: ComponentPropsWithRef<'input'> & Record<`data-${string}`, string>
  /** Class name added to the root element. */
  className?: string
}

/** `SegmentedControl` on native radio buttons: works without a script. */
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
