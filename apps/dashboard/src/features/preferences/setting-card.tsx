import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { settingsChanged } from '@search-foundation/store/settings'
import { Card } from '@search-foundation/ui/card'
import { useTranslation } from 'react-i18next'

import { LazySwitch } from './lazy-switch.tsx'

interface SettingCardProps {
  setting: 'enableAnalytics' | 'showFarewell'
  /** Its title, description and label in `dashboard-preferences`. */
  texts: 'analytics' | 'start'
}

/** A setting that is on or off. */
export function SettingCard({ setting, texts }: SettingCardProps) {
  const { t } = useTranslation('dashboard-preferences')
  const dispatch = useAppDispatch()
  const isSelected = useAppSelector(({ settings }) => settings[setting])
  return (
    <Card headingLevel={2} title={t(`${texts}.title`)} description={t(`${texts}.description`)}>
      <LazySwitch
        isSelected={isSelected}
        onChange={(isOn) => void dispatch(settingsChanged({ [setting]: isOn }))}
      >
        {t(`${texts}.label`)}
      </LazySwitch>
    </Card>
  )
}
