import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import styles from '../_segments/segments.module.css'

export interface Segment<Id extends string = string> {
  /** A key of its own. */
  id: Id
  /** Its words. */
  label: string
  /** Drawn before the label, or in its place with `iconsOnly`. */
  icon?: ReactNode
}

export interface SegmentedControlProps<Id extends string = string> {
  /** What is chosen, spoken before the options. */
  label: string
  /** Two to five choices. */
  options: readonly Segment<Id>[]
  /** The chosen one. */
  value: Id
  /** Called with the chosen one's id. */
  onChange: (value: Id) => void
  /** 28 or 36 px high. */
  size?: 'sm' | 'md'
  /** Labels are spoken only. */
  iconsOnly?: boolean
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** Two to five ways to look at the same thing, applied at once. */
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
