import { TextArea, type TextAreaProps } from '../text-area/index.ts'
import { byText, type BoundField } from './bind-field.tsx'

export const FormTextArea: BoundField<TextAreaProps, string | null | undefined> =
  /* @__PURE__ */ byText(TextArea)
