import { NumberField, type NumberFieldProps } from '../number-field/index.ts'
import { bind, type BoundField } from './bind-field.tsx'

/** An empty field is the form value null. */
export const FormNumberField: BoundField<NumberFieldProps, number | null | undefined> = /* @__PURE__ */ bind(
  NumberField,
  ({ value, onChange, ...state }) => ({
    ...state,
    value: value ?? Number.NaN,
    onChange: (next: number) => onChange(Number.isNaN(next) ? null : next),
  }),
)
