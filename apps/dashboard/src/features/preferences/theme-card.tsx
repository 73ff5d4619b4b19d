import { Card } from '@search-foundation/ui/card'
import { ThemeSwitch } from '@search-foundation/ui/theme-switch'
import { useTranslation } from 'react-i18next'

import { useTheme } from './use-theme.ts'

/** The choice of light, dark or the system's theme. */
export function ThemeCard() {
  const { t } = useTranslation(['dashboard-preferences', 'common'])
  return (
    <Card headingLevel={2} title={t('common:theme')} description={t('themeDescription')}>
      <ThemeSwitch {...useTheme()} />
    </Card>
  )
}
