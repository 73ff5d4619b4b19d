export { Sparkline, type SparklineProps } from './sparkline.tsx'
export { prepareSparkline } from './prepare-sparkline.ts'
