export { BarChart, type BarChartProps } from './bar-chart.tsx'
export { prepareBars, type BarDatum, type BarLine, type BarSeries, type SeriesColor } from './prepare-bars.ts'
