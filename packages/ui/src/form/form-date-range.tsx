import { DateRange, type DateRangeProps, type DayRange } from '../date-range/index.ts'
import { byValue, type BoundField } from './bind-field.tsx'

export const FormDateRange: BoundField<DateRangeProps, DayRange | null> = /* @__PURE__ */ byValue(
  DateRange,
  null,
)
