import { Slider, type SliderProps } from '../slider/index.ts'
import { bind, type BoundField } from './bind-field.tsx'

export const FormSlider: BoundField<SliderProps, number> = /* @__PURE__ */ bind(
  Slider,
  ({ value, onChange, isDisabled }) => ({ value, onChange, isDisabled }),
)
