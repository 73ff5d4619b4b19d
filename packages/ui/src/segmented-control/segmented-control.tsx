import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import styles from '../_segments/segments.module.css'

export interface Segment<Id extends string = string> {
  /** Unique id. */
  id: Id
  /** Text of the entry. */
  label: string
  /** Icon before the label, or in its place with `iconsOnly`. */
  icon?: ReactNode
}

export interface SegmentedControlProps<Id extends string = string> {
  /** Accessible name of the control. */
  label: string
  /** Two to five options, in display order. */
  options: readonly Segment<Id>[]
  /** Id of the chosen option. */
  value: Id
  /** Called with the id of the chosen entry. */
  onChange: (value: Id) => void
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md'
  /** Shows the icons only. Screen readers announce the labels. */
  iconsOnly?: boolean
  /**
   * Disables the control. Explain why nearby.
   * @default false
   */
  isDisabled?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Control to choose one of two to five options. The choice takes effect immediately. */
export function SegmentedControl<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  iconsOnly,
  isDisabled = false,
  className,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={classNames(styles.group, className)}
      data-size={size}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id))
        if (chosen) onChange(chosen.id)
      }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          className={classNames(styles.segment)}
          {...(iconsOnly ? { 'aria-label': option.label } : {})}
        >
          {option.icon}
          {iconsOnly ? null : option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
