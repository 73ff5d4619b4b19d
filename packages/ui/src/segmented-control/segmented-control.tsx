import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import styles from './segmented-control.module.css'

export interface Segment<Id extends string = string> {
  id: Id
  label: string
  /** Drawn before the label, or in its place with `iconsOnly`. */
  icon?: ReactNode
}

export interface SegmentedControlProps<Id extends string = string> {
  /** What is chosen, spoken before the options. */
  label: string
  options: readonly Segment<Id>[]
  value: Id
  onChange: (value: Id) => void
  size?: 'sm' | 'md'
  /** Labels are spoken only. */
  iconsOnly?: boolean
  isDisabled?: boolean
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
