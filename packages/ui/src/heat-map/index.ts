export { HeatMap, type HeatMapColumn, type HeatMapProps, type HeatMapRow } from './heat-map.tsx'
