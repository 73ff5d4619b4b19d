import type { ChangeEvent } from 'react'

import { Checkbox, type CheckboxProps } from '../checkbox/index.ts'
import { bind, type BoundField } from './bind-field.tsx'

export const FormCheckbox: BoundField<CheckboxProps, boolean | undefined> = /* @__PURE__ */ bind(
  Checkbox,
  ({ value, onChange, ...state }) => ({
    ...state,
    checked: value === true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.checked),
  }),
)
