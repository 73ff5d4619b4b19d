import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { settingsChanged } from '@search-foundation/store/settings'
import { Card } from '@search-foundation/ui/card'

import { LazySwitch } from './lazy-switch.tsx'

/** Whether the home address of the site opens the dashboard (specification §2, guard 4). */
export function StartCard() {
  const { t } = useTranslation('dashboard-preferences')
  const dispatch = useAppDispatch()
  const isSelected = useAppSelector(({ settings }) => settings.showFarewell)
  return (
    <Card headingLevel={2} title={t('start.title')} description={t('start.description')}>
      <LazySwitch
        isSelected={isSelected}
        onChange={(showFarewell) => void dispatch(settingsChanged({ showFarewell }))}
      >
        {t('start.label')}
      </LazySwitch>
    </Card>
  )
}
