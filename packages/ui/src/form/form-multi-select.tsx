import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'

import { MultiSelect, type MultiSelectProps } from '../multi-select/index.ts'
import { byValue, type BoundProps, type IdOf } from './bind-field.tsx'

export const FormMultiSelect: <
  Values extends FieldValues,
  Transformed,
  Name extends FieldPathByValue<Values, readonly string[] | undefined>,
>(
  props: BoundProps<MultiSelectProps<IdOf<Values, Name>>, Values, Transformed, Name>,
) => ReactNode = /* @__PURE__ */ byValue(MultiSelect, [])
