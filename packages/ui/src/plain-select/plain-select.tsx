import { useId, type ComponentPropsWithRef } from 'react'

import { classNames } from '../class-names/index.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import field from '../form-field/form-field.module.css'
import styles from './plain-select.module.css'

export interface PlainSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'children'> {
  /** The name of the field, above it. */
  label: string
  /** From first to last. */
  options: readonly { id: string; label: string }[]
}

/** The look of `Select` on a native `<select>`: the browser's own list, works in forms without a script. */
export function PlainSelect({ label, options, className, id, ...rest }: PlainSelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div className={classNames(field.field, className)}>
      <label className={field.label} htmlFor={selectId}>
        {label}
      </label>
      <div className={classNames(field.box, styles.box)} data-disabled={rest.disabled || undefined}>
        <select {...rest} id={selectId} className={classNames(field.input, styles.select)}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} size="sm" className={classNames(styles.arrow)} />
      </div>
    </div>
  )
}
