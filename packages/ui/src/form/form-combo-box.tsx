import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'

import { ComboBox, type ComboBoxProps } from '../combo-box/index.ts'
import { byValue, type BoundProps, type IdOf } from './bind-field.tsx'

export const FormComboBox: <
  Values extends FieldValues,
  Transformed,
  Name extends FieldPathByValue<Values, string | null | undefined>,
>(
  props: BoundProps<ComboBoxProps<IdOf<Values, Name>>, Values, Transformed, Name>,
) => ReactNode = /* @__PURE__ */ byValue(ComboBox, null)
