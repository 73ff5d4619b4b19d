import { TagField, type TagFieldProps } from '../tag-field/index.ts'
import { byValue, type BoundField } from './bind-field.tsx'

export const FormTagField: BoundField<TagFieldProps, readonly string[] | undefined> = /* @__PURE__ */ byValue(
  TagField,
  [],
)
