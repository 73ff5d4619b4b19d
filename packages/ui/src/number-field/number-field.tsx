import type { ReactNode, Ref } from 'react'
import {
  Button,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components'

import { FieldBox } from '../_field/field-box.tsx'
import { FieldFrame } from '../_field/field-frame.tsx'
import { FieldInput } from '../_field/field-input.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import { Icon, MinusIcon, PlusIcon } from '../icon/index.ts'
import field from '../_field/field.module.css'
import styles from './number-field.module.css'

export interface NumberFieldProps
  extends FieldProps, Omit<AriaNumberFieldProps, keyof FieldProps | 'children' | 'style'> {
  /** Unit after the number, such as "M tokens". */
  suffix?: ReactNode
  /** Ref to the `<input>`, for forms that focus the first invalid field. */
  inputRef?: Ref<HTMLInputElement>
}

/** Field for a number in the format of the user's language. Arrow keys and two buttons change it by one step. */
export function NumberField({ suffix, inputRef, className, ...props }: NumberFieldProps) {
  const { frame, root } = splitFieldProps(props)
  return (
    <AriaNumberField {...root} className={classNames(field.field, className)}>
      <FieldFrame {...frame}>
        <FieldBox className={styles.box} isInvalid={root.isInvalid} isDisabled={root.isDisabled}>
          <FieldInput inputRef={inputRef} className={styles.input} />
          {suffix !== undefined && <span className={field.affix}>{suffix}</span>}
          <span className={styles.steps}>
            <Button slot="decrement" className={classNames(styles.step)}>
              <Icon of={MinusIcon} size="sm" />
            </Button>
            <Button slot="increment" className={classNames(styles.step)}>
              <Icon of={PlusIcon} size="sm" />
            </Button>
          </span>
        </FieldBox>
      </FieldFrame>
    </AriaNumberField>
  )
}
