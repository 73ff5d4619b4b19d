import type { ChangeEvent, ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'

import { Select, type SelectProps } from '../select/index.ts'
import { bind, type BoundProps, type IdOf } from './bind-field.tsx'

interface Option<Id extends string> {
  /** Form value that the option stands for. */
  id: Id
  /** Text of the option. */
  label: string
}

export const FormSelect: <
  Values extends FieldValues,
  Transformed,
  Name extends FieldPathByValue<Values, string | null | undefined>,
>(
  props: BoundProps<
    Omit<SelectProps, 'options'> & { options: readonly Option<IdOf<Values, Name>>[] },
    Values,
    Transformed,
    Name
  >,
) => ReactNode = /* @__PURE__ */ bind(Select, ({ value, onChange, ...state }) => ({
  ...state,
  value: value ?? '',
  onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => onChange(currentTarget.value),
}))
