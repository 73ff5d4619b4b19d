export { ChartFigure, type ChartFigureProps, type ChartTable } from './chart-figure.tsx'
export { ticks, type Tick } from './ticks.ts'
export { useRovingFocus } from './use-roving-focus.ts'
