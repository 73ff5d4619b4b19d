export { DateRange, type DateRangeProps, type DayRange } from './date-range.tsx'
