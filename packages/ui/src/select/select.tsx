import type { ReactNode } from 'react'
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import { ChevronsUpDownIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { OptionItem, type SelectOption } from './option-item.tsx'
import field from '../form-field/form-field.module.css'
import list from '../menu/menu.module.css'
import styles from './select.module.css'

export interface SelectProps<Id extends string = string> {
  /** The name of the field, above it. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** All there is to choose from. */
  options: readonly SelectOption<Id>[]
  /** The chosen option's id; null when nothing is chosen. */
  value?: Id | null
  /** What it starts with when it keeps its own state. */
  defaultValue?: Id
  /** Called with the chosen option's id. */
  onChange?: (value: Id) => void
  /** An example shown while it is empty; never the only label. */
  placeholder?: string
  /** What to write or choose, in a line below. */
  description?: ReactNode
  /** What is wrong and how to mend it. */
  errorMessage?: ReactNode
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
  /** Marked as required. The form says so when it is left empty. */
  isRequired?: boolean
  /** Name of the value in a form that is sent. */
  name?: string
  /** 28 or 36 px high. */
  size?: 'sm' | 'md'
  /** Joined to the class of the root element. */
  className?: string
}

/** One of a list. For five options or fewer that fit in view, prefer a RadioGroup or SegmentedControl. */
export function Select<Id extends string = string>({
  label,
  hideLabel,
  options,
  onChange,
  placeholder,
  description,
  errorMessage,
  size = 'md',
  className,
  ...rest
}: SelectProps<Id>) {
  const labels = useLabels()
  const isInvalid = Boolean(errorMessage)
  return (
    <AriaSelect
      {...rest}
      validationBehavior="aria"
      isInvalid={isInvalid}
      placeholder={placeholder ?? labels.selectPlaceholder}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key)
        if (chosen) onChange?.(chosen.id)
      }}
      className={classNames(field.field, className)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <Button
        className={classNames(field.box, styles.button)}
        data-size={size}
        {...(isInvalid ? { 'data-invalid': '' } : {})}
      >
        <SelectValue className={classNames(styles.value)}>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <Icon of={ChevronsUpDownIcon} size="sm" />
      </Button>
      <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover className={classNames(list.popover, styles.popover)} offset={4}>
        <ListBox className={classNames(list.menu)}>
          {options.map((option) => (
            <OptionItem key={option.id} option={option} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
