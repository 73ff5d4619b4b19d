import type { ReactNode } from 'react'
import { Button, ComboBox as AriaComboBox, Input, ListBox, Popover } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import { ChevronsUpDownIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { OptionItem, type SelectOption } from '../select/index.ts'
import field from '../form-field/form-field.module.css'
import list from '../menu/menu.module.css'
import styles from './combo-box.module.css'

export interface ComboBoxProps<Id extends string = string> {
  /** The name of the field, above it. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** All there is to choose from. */
  options: readonly SelectOption<Id>[]
  /** The chosen option's id. */
  value?: Id | null
  /** What it starts with when it keeps its own state. */
  defaultValue?: Id
  /** Called with the chosen option's id; null when it was taken back. */
  onChange?: (value: Id | null) => void
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
  /** Joined to the class of the root element. */
  className?: string
}

/** One of a long list, found by writing. */
export function ComboBox<Id extends string = string>({
  label,
  hideLabel,
  options,
  onChange,
  placeholder,
  description,
  errorMessage,
  className,
  ...rest
}: ComboBoxProps<Id>) {
  const labels = useLabels()
  const isInvalid = Boolean(errorMessage)
  return (
    <AriaComboBox
      {...rest}
      validationBehavior="aria"
      isInvalid={isInvalid}
      allowsEmptyCollection
      menuTrigger="focus"
      onChange={(key) => onChange?.(options.find((option) => option.id === key)?.id ?? null)}
      className={classNames(field.field, className)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div
        className={field.box}
        data-invalid={isInvalid || undefined}
        data-disabled={rest.isDisabled || undefined}
      >
        <Input className={classNames(field.input)} {...(placeholder === undefined ? {} : { placeholder })} />
        <Button className={classNames(styles.button)}>
          <Icon of={ChevronsUpDownIcon} size="sm" />
        </Button>
      </div>
      <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover className={classNames(list.popover, styles.popover)} offset={4}>
        <ListBox
          className={classNames(list.menu)}
          renderEmptyState={() => <p className={styles.empty}>{labels.noOptions}</p>}
        >
          {options.map((option) => (
            <OptionItem key={option.id} option={option} />
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
