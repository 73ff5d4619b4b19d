import { lazyPart } from '../../ground/parts/lazy-part.tsx'

export const BalanceAlerts = lazyPart(
  async () => (await import('./balance-alerts.tsx')).BalanceAlerts,
  '18rem',
)
