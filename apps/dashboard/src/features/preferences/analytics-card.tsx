import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { settingsChanged } from '@search-foundation/store/settings'
import { Card } from '@search-foundation/ui/card'
import { Switch } from '@search-foundation/ui/switch'

import { useServices } from '../../ground/services/services.tsx'

/** The consent to analytics; nothing where the product is built without them. */
export function AnalyticsCard() {
  const { t } = useTranslation('dashboard-preferences')
  const { config } = useServices()
  const dispatch = useAppDispatch()
  const isSelected = useAppSelector(({ settings }) => settings.enableAnalytics)
  if (config.analytics === undefined) return null
  return (
    <Card headingLevel={2} title={t('analytics.title')} description={t('analytics.description')}>
      <Switch
        isSelected={isSelected}
        onChange={(enableAnalytics) => void dispatch(settingsChanged({ enableAnalytics }))}
      >
        {t('analytics.label')}
      </Switch>
    </Card>
  )
}
