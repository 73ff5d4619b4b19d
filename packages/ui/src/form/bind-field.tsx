import type { ChangeEvent, ComponentType, ReactNode } from 'react'
import type { Control, FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form'

import { useBoundField } from './use-bound-field.ts'

/** Props of a field component that the form sets. */
type FromForm =
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'file'
  | 'onChange'
  | 'onFile'
  | 'onCancel'
  | 'onBlur'
  | 'name'
  | 'isInvalid'
  | 'errorMessage'

/** Props of a bound field: those of the field component, with `control` and `name` in place of value and events. */
export type BoundProps<Props, Values extends FieldValues, Transformed, Name> = Omit<Props, FromForm> & {
  /** `control` of the form object. */
  control: Control<Values, unknown, Transformed>
  /** Name of the form value that the field edits. Only names of values that the field can edit are accepted. */
  name: Name
}

/** Field component whose value is a form value of type `Value`. */
export type BoundField<Props, Value> = <Values extends FieldValues, Transformed>(
  props: BoundProps<Props, Values, Transformed, FieldPathByValue<Values, Value>>,
) => ReactNode

/** The strings that a form value can be, or that the items of a form value can be. */
export type IdOf<Values extends FieldValues, Name extends FieldPath<Values>> = Extract<
  FieldPathValue<Values, Name> extends readonly (infer Item)[] ? Item : FieldPathValue<Values, Name>,
  string
>

type Bound = ReturnType<typeof useBoundField>

/** State that all field components accept. */
const fieldState = ({ name, onBlur, isInvalid, isDisabled, errorMessage }: Bound) => ({
  name,
  onBlur,
  isInvalid,
  isDisabled,
  errorMessage,
})

/** Binds a field component by its `value` and `onChange`. A missing form value is shown as `empty`. */
export const byValue = (Field: ComponentType<never>, empty: unknown) =>
  bind(Field, (bound) => ({
    ...fieldState(bound),
    value: bound.value ?? empty,
    onChange: bound.onChange,
  }))

/** Binds a field component to a form value; `toProps` turns the state of the value into props of the component. */
export function bind(Field: ComponentType<never>, toProps: (bound: Bound) => object) {
  // Callers see the type that the file of each field declares. The props only pass through here.
  const Component = Field as ComponentType<object>
  return function BoundComponent(props: object) {
    const { control, name, isDisabled, ...rest } = props as {
      control: Control
      name: string
      isDisabled?: boolean
    }
    const bound = useBoundField(control, name)
    return (
      <Component {...rest} {...toProps({ ...bound, isDisabled: bound.isDisabled || isDisabled === true })} />
    )
  }
}

/** Binds a native control by its text. A missing form value is shown as empty. */
export const byText = (Field: ComponentType<never>) =>
  bind(Field, (bound) => ({
    ...fieldState(bound),
    value: bound.value ?? '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => bound.onChange(currentTarget.value),
  }))
