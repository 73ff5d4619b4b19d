export { AreaChart, type AreaChartProps } from './area-chart.tsx'
export { prepareArea, type AreaDatum } from './prepare-area.ts'
