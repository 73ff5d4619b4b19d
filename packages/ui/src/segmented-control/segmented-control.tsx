import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import look from '../_segments/segments.module.css'
import styles from './segmented-control.module.css'

export interface Segment<Id extends string = string> {
  /** Unique id. */
  id: Id
  /** Text of the segment. */
  label: string
  /** Icon before the label, or in its place with `iconsOnly`. */
  icon?: ReactNode
}

export interface SegmentedControlProps<Id extends string = string> {
  /** Accessible name of the group. */
  label: string
  /**
   * Name of the radio buttons behind the segments, for forms. Must be unique on the page.
   * @default a name of its own
   */
  name?: string
  /** Two to five choices, in display order. */
  options: readonly Segment<Id>[]
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
  /**
   * Prevents interaction. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  /** Attributes of every radio button, such as a `data-*` attribute for a script to find it by. */
  inputProps?: ComponentPropsWithRef<'input'> & Record<`data-${string}`, string>
  /** Class name added to the root element. */
  className?: string
}

/** Control to choose one of two to five options, on native radio buttons. The choice takes effect immediately. */
export function SegmentedControl<Id extends string>({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
  size = 'md',
  iconsOnly,
  isDisabled,
  inputProps,
  className,
}: SegmentedControlProps<Id>) {
  const ownName = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classNames(look.group, className)} data-size={size}>
      {options.map(({ id, label: word, icon }) => (
        <label key={id} className={classNames(look.segment, styles.segment)}>
          <input
            {...inputProps}
            type="radio"
            name={name ?? ownName}
            disabled={isDisabled}
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
