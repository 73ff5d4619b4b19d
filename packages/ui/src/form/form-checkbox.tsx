import { Checkbox, type CheckboxProps } from '../checkbox/index.ts'
import { bind, bySelection, type BoundField } from './bind-field.tsx'

export const FormCheckbox: BoundField<CheckboxProps, boolean | undefined> = /* @__PURE__ */ bind(
  Checkbox,
  bySelection,
)
