import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { settingsChanged } from '@search-foundation/store/settings'
import { Card } from '@search-foundation/ui/card'

import { LazySwitch } from './lazy-switch.tsx'

/** The consent to analytics. */
export function ConsentCard() {
  const { t } = useTranslation('dashboard-preferences')
  const dispatch = useAppDispatch()
  const isSelected = useAppSelector(({ settings }) => settings.enableAnalytics)
  return (
    <Card headingLevel={2} title={t('analytics.title')} description={t('analytics.description')}>
      <LazySwitch
        isSelected={isSelected}
        onChange={(enableAnalytics) => void dispatch(settingsChanged({ enableAnalytics }))}
      >
        {t('analytics.label')}
      </LazySwitch>
    </Card>
  )
}
