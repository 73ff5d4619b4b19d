import { Callout } from '@search-foundation/ui/callout'
import { Link } from '@search-foundation/ui/link'
import { Select } from '@search-foundation/ui/select'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import { licenseNeed, places, uses, type LicenseConfig } from './license-need.ts'
import styles from './contact-form.module.css'

/** A model as the calculator offers it. */
export interface LicensedModel {
  slug: string
  /** License of its weights; null when they are not published. */
  license: string | null
}

export interface LicenseCalculatorProps {
  models: readonly LicensedModel[]
  config: LicenseConfig
  onChange: (part: Partial<LicenseConfig>) => void
}

/** Which license a use of a model needs; the choices are sent with the form. */
export function LicenseCalculator({ models, config, onChange }: LicenseCalculatorProps) {
  const { t } = useTranslation(['web-contact-sales', 'common'])
  const { href } = usePageAddress()
  const license = models.find(({ slug }) => slug === config.model)?.license ?? null
  const need = licenseNeed(config, license)
  return (
    <fieldset className={styles.license}>
      <legend>{t('form.license.heading')}</legend>
      <Select
        label={t('common:model')}
        name="license_model"
        value={config.model}
        options={models.map(({ slug }) => ({ id: slug, label: slug }))}
        onChange={({ target }) => onChange({ model: target.value })}
      />
      <div className={styles.pair}>
        <Select
          label={t('form.license.place')}
          name="license_place"
          value={config.place}
          options={places.map((id) => ({ id, label: t(`form.license.places.${id}`) }))}
          onChange={({ target }) => {
            const place = places.find((id) => id === target.value)
            if (place !== undefined) onChange({ place })
          }}
        />
        <Select
          label={t('form.license.use')}
          name="license_use"
          value={config.use}
          options={uses.map((id) => ({ id, label: t(`form.license.uses.${id}`) }))}
          onChange={({ target }) => {
            const use = uses.find((id) => id === target.value)
            if (use !== undefined) onChange({ use })
          }}
        />
      </div>
      <Callout tone={need === 'license' ? 'warning' : 'info'}>
        {t(`form.license.need.${need}`, { model: config.model, license })}{' '}
        <Link href={href(`/models/${config.model}`)}>{t('form.license.facts')}</Link>
      </Callout>
    </fieldset>
  )
}
