import type { AutoRechargeInfo } from '@search-foundation/api-client'
import { formatNumber } from '@search-foundation/i18n/format'
import { useSetAutoRechargeThresholdMutation } from '@search-foundation/store/endpoints/billing'
import { Form, FormActions, FormNumberField, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { settingsSchema, type Settings } from './recharge-schema.ts'

export interface SettingsFormProps {
  recharge: AutoRechargeInfo
  /** Price of the pack in minor units. The monthly limit must allow one. */
  price: number
}

/** Threshold and monthly limit, which change without the payment provider's page. */
export function SettingsForm({ recharge, price }: SettingsFormProps) {
  const { t, i18n } = useTranslation(['dashboard-auto-recharge', 'common'])
  const apiKey = useApiKey()
  const failure = useFailure()
  const [save] = useSetAutoRechargeThresholdMutation()
  const errorText = useErrorText('dashboard-auto-recharge')
  const form = useValidatedForm(settingsSchema(price, i18n.language), {
    threshold: formatNumber(recharge.auto_recharge_threshold, i18n.language),
    monthlyCap: recharge.auto_recharge_monthly_cap / 100,
  })

  async function submit(settings: Settings): Promise<void> {
    await save({ apiKey, ...settings }).unwrap()
    notify({ tone: 'positive', message: t('saved') })
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.wordsOf}>
      <FormTextField
        control={form.control}
        name="threshold"
        inputMode="numeric"
        label={t('threshold')}
        suffix={t('common:tokens')}
      />
      <FormNumberField
        control={form.control}
        name="monthlyCap"
        label={t('monthlyCap')}
        description={t('monthlyCapHint')}
        minValue={1}
        suffix="USD"
      />
      <FormActions>
        <SubmitButton>{t('save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
