import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { byValue, type BoundField } from './bind-field.tsx'

export const FormTextField: BoundField<TextFieldProps, string | null | undefined> = /* @__PURE__ */ byValue(
  TextField,
  '',
)
