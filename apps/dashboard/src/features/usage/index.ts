export { BalanceStats } from './balance-stats.tsx'
export { UsageChart } from './usage-chart.tsx'
export { UsageTable } from './usage-table.tsx'
