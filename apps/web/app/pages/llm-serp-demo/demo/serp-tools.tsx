import { offeredLocales } from '@search-foundation/i18n/locale-table'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { Select } from '@search-foundation/ui/select'
import { TextField } from '@search-foundation/ui/text-field'
import { useTranslation } from 'react-i18next'

import { DemoOptions } from '../../../products/demo/demo-options.tsx'

/** What a visitor can set. */
export interface SerpSettings {
  language: string
  /** Empty for the one that follows from the query. */
  seed: string
}

interface SerpToolsProps {
  settings: SerpSettings
  /** The seed of the page that is shown. */
  seed: number | undefined
  onChange: (settings: SerpSettings) => void
}

/** Language and seed of the next page. */
export function SerpTools({ settings, seed, onChange }: SerpToolsProps) {
  const { t } = useTranslation('web-llm-serp-demo')
  return (
    <Disclosure title={t('demo.tools')}>
      <DemoOptions>
        <Select
          label={t('demo.language')}
          value={settings.language}
          options={offeredLocales.map(({ code, nativeName }) => ({ id: code, label: nativeName }))}
          onChange={({ target }) => onChange({ ...settings, language: target.value })}
        />
        <TextField
          label={t('demo.seed')}
          description={t('demo.seedHint')}
          inputMode="numeric"
          maxLength={9}
          mono
          placeholder={seed === undefined ? '' : String(seed)}
          value={settings.seed}
          onChange={({ target }) => onChange({ ...settings, seed: target.value.replaceAll(/\D/g, '') })}
        />
      </DemoOptions>
    </Disclosure>
  )
}
