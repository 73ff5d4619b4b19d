import type { ReactNode } from 'react'
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import { ChevronsUpDownIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { OptionItem, type SelectOption } from '../select/index.ts'
import { TagList } from '../tag-list/index.ts'
import field from '../form-field/form-field.module.css'
import list from '../menu/menu.module.css'
import look from '../select/select.module.css'
import styles from './multi-select.module.css'

export interface MultiSelectProps<Id extends string = string> {
  /** The name of the field, above it. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** All there is to choose from. */
  options: readonly SelectOption<Id>[]
  /** The chosen options' ids. */
  value: readonly Id[]
  /** Called with all chosen ids, in the order of `options`. */
  onChange: (value: readonly Id[]) => void
  /** At most so many; the rest cannot be chosen while they are reached. */
  max?: number
  /** An example shown while nothing is chosen. */
  placeholder?: string
  /** What to choose, in a line below. */
  description?: ReactNode
  /** What is wrong and how to mend it; while it is set the field is marked invalid. */
  errorMessage?: ReactNode
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
  /** Marked as required. The form says so when it is left empty. */
  isRequired?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** Several of a list, at most `max`. What was chosen stands below as tags, each with a cross. */
export function MultiSelect<Id extends string = string>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  max = Infinity,
  placeholder,
  description,
  errorMessage,
  isDisabled = false,
  isRequired = false,
  className,
}: MultiSelectProps<Id>) {
  const labels = useLabels()
  const isInvalid = Boolean(errorMessage)
  const isFull = value.length >= max
  const chosen = options.filter(({ id }) => value.includes(id))

  function choose(ids: readonly string[]) {
    const next = options.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
    if (next.length <= max) onChange(next)
  }

  return (
    <div className={classNames(styles.field, className)}>
      <AriaSelect
        selectionMode="multiple"
        value={[...value]}
        onChange={(keys) => choose(keys.map(String))}
        isDisabled={isDisabled}
        isRequired={isRequired}
        isInvalid={isInvalid}
        validationBehavior="aria"
        placeholder={placeholder ?? labels.selectPlaceholder}
        className={classNames(field.field)}
      >
        <div className={styles.head}>
          <FieldLabel isHidden={hideLabel} isRequired={isRequired}>
            {label}
          </FieldLabel>
          {max !== Infinity && (
            <span className={styles.count}>
              {value.length}/{max}
            </span>
          )}
        </div>
        <Button className={classNames(field.box, look.button)} {...(isInvalid ? { 'data-invalid': '' } : {})}>
          <SelectValue className={classNames(look.value)}>
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <Icon of={ChevronsUpDownIcon} size="sm" />
        </Button>
        <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        <Popover className={classNames(list.popover, look.popover)} offset={4}>
          <ListBox className={classNames(list.menu)}>
            {options.map((option) => (
              <OptionItem
                key={option.id}
                option={option}
                isDisabled={option.isDisabled === true || (isFull && !value.includes(option.id))}
              />
            ))}
          </ListBox>
        </Popover>
      </AriaSelect>
      {chosen.length > 0 && (
        <TagList
          label={label}
          hideLabel
          tags={chosen.map(({ id, label: words }) => ({ id, label: words }))}
          {...(isDisabled ? {} : { onRemove: (id) => choose(value.filter((other) => other !== id)) })}
        />
      )}
    </div>
  )
}
