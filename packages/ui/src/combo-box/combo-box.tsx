import type { Ref } from 'react'
import { Button, ComboBox as AriaComboBox } from 'react-aria-components'

import { FieldBox } from '../_field/field-box.tsx'
import { FieldFrame } from '../_field/field-frame.tsx'
import { FieldInput } from '../_field/field-input.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import type { SelectOption } from '../_list-box/option-item.tsx'
import { OptionList } from '../_list-box/option-list.tsx'
import { classNames } from '../class-names.ts'
import { ChevronsUpDownIcon, Icon } from '../icon/index.ts'
import field from '../_field/field.module.css'
import styles from './combo-box.module.css'

export interface ComboBoxProps<Id extends string = string> extends FieldProps {
  /** Options, in display order. */
  options: readonly SelectOption<Id>[]
  /** Id of the chosen option, or null for none. Makes the field controlled. */
  value?: Id | null
  /** Id of the option chosen at first, for an uncontrolled field. */
  defaultValue?: Id
  /** Called with the id of the chosen option, or null when the choice was cleared. */
  onChange?: (value: Id | null) => void
  /** Called when the field loses focus. */
  onBlur?: () => void
  /** Example query shown while the field is empty. Never a replacement for the label. */
  placeholder?: string
  /** Name of the value in submitted form data. */
  name?: string
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md'
  /** Ref to the `<input>`, for forms that focus the first invalid field. */
  inputRef?: Ref<HTMLInputElement>
}

/** Field to choose one option of a long list by typing part of its name. */
export function ComboBox<Id extends string = string>({
  options,
  onChange,
  onBlur,
  placeholder,
  size = 'md',
  inputRef,
  className,
  ...props
}: ComboBoxProps<Id>) {
  const { frame, root } = splitFieldProps(props)
  return (
    <AriaComboBox
      {...root}
      allowsEmptyCollection
      menuTrigger="focus"
      onChange={(key) => onChange?.(options.find((option) => option.id === key)?.id ?? null)}
      onBlur={() => onBlur?.()}
      className={classNames(field.field, className)}
    >
      <FieldFrame {...frame}>
        <FieldBox size={size} isInvalid={root.isInvalid} isDisabled={root.isDisabled}>
          <FieldInput inputRef={inputRef} placeholder={placeholder} />
          <Button className={classNames(styles.button)}>
            <Icon of={ChevronsUpDownIcon} size="sm" />
          </Button>
        </FieldBox>
      </FieldFrame>
      <OptionList options={options} width="fixed" />
    </AriaComboBox>
  )
}
