import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'

import { RadioGroup, type RadioGroupProps } from '../radio-group/index.ts'
import { byValue, type BoundProps, type IdOf } from './bind-field.tsx'

export const FormRadioGroup: <
  Values extends FieldValues,
  Transformed,
  Name extends FieldPathByValue<Values, string | null | undefined>,
>(
  props: BoundProps<RadioGroupProps<IdOf<Values, Name>>, Values, Transformed, Name>,
) => ReactNode = /* @__PURE__ */ byValue(RadioGroup, null)
