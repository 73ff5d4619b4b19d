import { FileDrop, type FileDropProps } from '../file-drop/index.ts'
import { bind, type BoundField } from './bind-field.tsx'

/** The form value is the chosen file, or null. */
export const FormFileDrop: BoundField<FileDropProps, File | null> = /* @__PURE__ */ bind(
  FileDrop,
  ({ value, onChange, isInvalid, isDisabled, errorMessage }) => ({
    isInvalid,
    isDisabled,
    errorMessage,
    file: value instanceof File ? { name: value.name } : null,
    onFile: onChange,
    onCancel: () => onChange(null),
  }),
)
