export { BarChart, type BarChartProps } from './bar-chart.tsx'
export { prepareBars, type BarDatum, type BarSeries } from './prepare-bars.ts'
