import { Select as AriaSelect } from 'react-aria-components'

import { FieldFrame } from '../_field/field-frame.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import type { SelectOption } from '../_list-box/option-item.tsx'
import { OptionList } from '../_list-box/option-list.tsx'
import { SelectTrigger } from '../_list-box/select-trigger.tsx'
import { classNames } from '../class-names.ts'
import { useLabels } from '../labels/index.ts'
import field from '../_field/field.module.css'

export interface SelectProps<Id extends string = string> extends FieldProps {
  /** Options, in display order. */
  options: readonly SelectOption<Id>[]
  /** Id of the chosen option, or null for none. Makes the field controlled. */
  value?: Id | null
  /** Id of the option chosen at first, for an uncontrolled field. */
  defaultValue?: Id
  /** Called with the id of the chosen option. */
  onChange?: (value: Id) => void
  /** Called when the field loses focus. */
  onBlur?: () => void
  /**
   * Text shown while nothing is chosen.
   * @default the label `selectPlaceholder`
   */
  placeholder?: string
  /** Name of the value in submitted form data. */
  name?: string
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md'
}

/** Field to choose one option of a list. For up to five options that fit in view, prefer RadioGroup or SegmentedControl. */
export function Select<Id extends string = string>({
  options,
  onChange,
  placeholder,
  size = 'md',
  className,
  ...props
}: SelectProps<Id>) {
  const labels = useLabels()
  const { frame, root } = splitFieldProps(props)
  return (
    <AriaSelect
      {...root}
      placeholder={placeholder ?? labels.selectPlaceholder}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key)
        if (chosen) onChange?.(chosen.id)
      }}
      className={classNames(field.field, className)}
    >
      <FieldFrame {...frame}>
        <SelectTrigger isInvalid={root.isInvalid} size={size} />
      </FieldFrame>
      <OptionList options={options} width="at-least" />
    </AriaSelect>
  )
}
