import { useServices } from '../../ground/services/services.tsx'
import { SettingCard } from './setting-card.tsx'

/** The consent to analytics; nothing where the product is built without them. */
export function AnalyticsCard() {
  const { config } = useServices()
  return config.analytics === undefined ? null : <SettingCard setting="enableAnalytics" texts="analytics" />
}
