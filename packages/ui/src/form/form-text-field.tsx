import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { byText, type BoundField } from './bind-field.tsx'

export const FormTextField: BoundField<TextFieldProps, string | null | undefined> =
  /* @__PURE__ */ byText(TextField)
