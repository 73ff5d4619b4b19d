import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'

import { Select, type SelectProps } from '../select/index.ts'
import { byValue, type BoundProps, type IdOf } from './bind-field.tsx'

export const FormSelect: <
  Values extends FieldValues,
  Transformed,
  Name extends FieldPathByValue<Values, string | null | undefined>,
>(
  props: BoundProps<SelectProps<IdOf<Values, Name>>, Values, Transformed, Name>,
) => ReactNode = /* @__PURE__ */ byValue(Select, null)
