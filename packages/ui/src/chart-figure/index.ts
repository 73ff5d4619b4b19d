export { ChartFigure, type ChartFigureProps, type ChartStates, type ChartTable } from './chart-figure.tsx'
export { ticks, type Tick } from './ticks.ts'
export { useRovingFocus } from './use-roving-focus.ts'
