import { Card } from '@search-foundation/ui/card'
import { Select } from '@search-foundation/ui/select'
import { useTranslation } from 'react-i18next'

import { useLanguage } from './use-language.ts'

/** The choice of the interface language. */
export function LanguageCard() {
  const { t } = useTranslation(['dashboard-preferences', 'common'])
  const language = useLanguage()
  return (
    <Card headingLevel={2} title={t('common:language')} description={t('languageDescription')}>
      <Select
        label={t('common:language')}
        hideLabel
        value={language.value}
        onChange={({ currentTarget: { value: code } }) => void language.onChange(code)}
        options={language.locales.map(({ code, label }) => ({ id: code, label }))}
      />
    </Card>
  )
}
