export { BalanceAlerts } from './balance-alerts.tsx'
