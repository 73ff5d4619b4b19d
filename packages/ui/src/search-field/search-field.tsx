import type { Ref } from 'react'
import {
  Button,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components'

import { FieldBox } from '../_field/field-box.tsx'
import { FieldFrame } from '../_field/field-frame.tsx'
import { FieldInput } from '../_field/field-input.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import { Icon, SearchIcon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import field from '../_field/field.module.css'
import styles from './search-field.module.css'

export interface SearchFieldProps
  extends FieldProps, Omit<AriaSearchFieldProps, keyof FieldProps | 'children' | 'style'> {
  /** Example query shown while the field is empty. Never a replacement for the label. */
  placeholder?: string
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md'
  /** Ref to the `<input>`, for forms that focus the first invalid field. */
  inputRef?: Ref<HTMLInputElement>
}

/** Field for a search query. Escape and the clear button empty it, Enter submits it. */
export function SearchField({ placeholder, size = 'md', inputRef, className, ...props }: SearchFieldProps) {
  const labels = useLabels()
  const { frame, root } = splitFieldProps(props)
  return (
    <AriaSearchField {...root} className={classNames(field.field, styles.search, className)}>
      <FieldFrame {...frame}>
        <FieldBox
          size={size}
          prefix={<Icon of={SearchIcon} />}
          isInvalid={root.isInvalid}
          isDisabled={root.isDisabled}
        >
          <FieldInput inputRef={inputRef} placeholder={placeholder} />
          <Button className={classNames(styles.clear)} aria-label={labels.clear}>
            <Icon of={XIcon} size="sm" />
          </Button>
        </FieldBox>
      </FieldFrame>
    </AriaSearchField>
  )
}
