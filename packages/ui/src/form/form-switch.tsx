import { Switch, type SwitchProps } from '../switch/index.ts'
import { bind, bySelection, type BoundField } from './bind-field.tsx'

export const FormSwitch: BoundField<SwitchProps, boolean | undefined> = /* @__PURE__ */ bind(
  Switch,
  bySelection,
)
