import type { ReactNode, Ref } from 'react'
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import { Icon, SearchIcon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import field from '../form-field/form-field.module.css'
import styles from './search-field.module.css'

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'> {
  /** What is searched. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** What to write or choose, in a line below. */
  description?: ReactNode
  /** What is wrong and how to mend it; while it is set the field is marked invalid. */
  errorMessage?: ReactNode
  /** An example shown while it is empty; never the only label. */
  placeholder?: string
  /** The input itself, for forms that focus the first invalid field. */
  inputRef?: Ref<HTMLInputElement>
  /** Joined to the class of the root element. */
  className?: string
}

/** Words to look for. Escape and the cross clear it, Enter submits. */
export function SearchField({
  label,
  hideLabel,
  description,
  errorMessage,
  placeholder,
  inputRef,
  className,
  ...rest
}: SearchFieldProps) {
  const labels = useLabels()
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage)
  return (
    <AriaSearchField
      validationBehavior="aria"
      {...rest}
      isInvalid={isInvalid}
      className={classNames(field.field, styles.search, className)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div
        className={field.box}
        data-invalid={isInvalid || undefined}
        data-disabled={rest.isDisabled || undefined}
      >
        <span className={field.affix}>
          <Icon of={SearchIcon} />
        </span>
        <Input
          className={classNames(field.input)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
        <Button className={classNames(styles.clear)} aria-label={labels.clear}>
          <Icon of={XIcon} size="sm" />
        </Button>
      </div>
      <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaSearchField>
  )
}
