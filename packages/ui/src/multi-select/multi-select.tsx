import { Select as AriaSelect } from 'react-aria-components'

import { FieldFrame } from '../_field/field-frame.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import { useLabels } from '../labels/index.ts'
import { TagList } from '../tag-list/index.ts'
import type { MultiSelectOption } from './option-item.tsx'
import { OptionList } from './option-list.tsx'
import { SelectTrigger } from './select-trigger.tsx'
import field from '../_field/field.module.css'
import styles from './multi-select.module.css'

export interface MultiSelectProps<Id extends string = string> extends FieldProps {
  /** Options, in display order. */
  options: readonly MultiSelectOption<Id>[]
  /** Ids of the chosen options. */
  value: readonly Id[]
  /** Called with the ids of all chosen options, in the order of `options`. */
  onChange: (value: readonly Id[]) => void
  /** Called when the field loses focus. */
  onBlur?: () => void
  /**
   * Maximum number of chosen options. At the limit, the others are disabled.
   * @default Infinity
   */
  max?: number
  /**
   * Text shown while nothing is chosen.
   * @default the label `selectPlaceholder`
   */
  placeholder?: string
  /** Name of the values in submitted form data. */
  name?: string
}

/** Field to choose several options of a list. The chosen ones are listed below as removable tags. */
export function MultiSelect<Id extends string = string>({
  options,
  value,
  onChange,
  max = Infinity,
  placeholder,
  className,
  ...props
}: MultiSelectProps<Id>) {
  const labels = useLabels()
  const { frame, root } = splitFieldProps(props)
  const isFull = value.length >= max
  const chosen = options.filter(({ id }) => value.includes(id))

  function choose(ids: readonly string[]) {
    const next = options.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
    if (next.length <= max) onChange(next)
  }

  return (
    <div className={classNames(styles.field, className)}>
      <AriaSelect
        {...root}
        selectionMode="multiple"
        value={[...value]}
        onChange={(keys) => choose(keys.map(String))}
        placeholder={placeholder ?? labels.selectPlaceholder}
        className={classNames(field.field)}
      >
        <FieldFrame {...frame} labelEnd={max === Infinity ? undefined : `${value.length}/${max}`}>
          <SelectTrigger isInvalid={root.isInvalid} />
        </FieldFrame>
        <OptionList
          options={options}
          isOptionDisabled={(id) => isFull && !chosen.some((option) => option.id === id)}
        />
      </AriaSelect>
      {chosen.length > 0 && (
        <TagList
          label={props.label}
          hideLabel
          tags={chosen.map(({ id, label }) => ({ id, label }))}
          {...(root.isDisabled ? {} : { onRemove: (id) => choose(value.filter((other) => other !== id)) })}
        />
      )}
    </div>
  )
}
