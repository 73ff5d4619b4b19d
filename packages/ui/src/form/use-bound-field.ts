import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

import { useFormContext } from './form-context.ts'

/** Value, events and error of a form field, as props of a field component. */
export function useBoundField<Values extends FieldValues, Transformed>(
  control: Control<Values, unknown, Transformed>,
  name: FieldPath<Values>,
) {
  const { errorText } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const message = findMessage(fieldState.error)
  return {
    name: field.name,
    value: field.value as unknown,
    onChange: (value: unknown) => field.onChange(value),
    onBlur: () => field.onBlur(),
    isInvalid: fieldState.invalid,
    isDisabled: field.disabled ?? false,
    errorMessage: message === undefined ? undefined : errorText(message),
  }
}

/** The first message of an error. The error of a list has its messages at the indexes of the invalid items. */
function findMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message
  const nested = Array.isArray(error) ? error : 'root' in error ? [error.root] : []
  return nested.map(findMessage).find((message) => message !== undefined)
}
