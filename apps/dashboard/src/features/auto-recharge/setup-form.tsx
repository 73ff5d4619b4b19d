import type { AutoRechargeInfo, Product } from '@search-foundation/api-client'
import { formatCompact, formatMoney, formatNumber } from '@search-foundation/i18n/format'
import {
  Form,
  FormActions,
  FormNumberField,
  FormSelect,
  FormTextField,
  SubmitButton,
} from '@search-foundation/ui/form'
import { LoadingOverlay } from '@search-foundation/ui/loading-overlay'
import { Text } from '@search-foundation/ui/text'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { packTexts } from '../../ground/packs/pack-texts.ts'
import { parseTokens } from '../../ground/tokens/parse-tokens.ts'
import { setupSchema } from './recharge-schema.ts'
import { useSetUp } from './use-set-up.ts'

/** Suggested settings: a threshold in tokens, and a monthly limit in whole units of the currency. */
const suggested = { threshold: 1_000_000, monthlyCap: 500 }

export interface SetupFormProps {
  /** Packs on sale. */
  packs: readonly Product[]
  /** Suggested address. */
  defaultEmail: string
  /** The current settings, when card or pack are changed. */
  recharge?: AutoRechargeInfo
  /** Buttons after that of the form. */
  children?: ReactNode
}

/** Chooses pack, threshold and limit, shows in a sentence what that costs, and leaves for the page where the card is saved. */
export function SetupForm({ packs, defaultEmail, recharge, children }: SetupFormProps) {
  const { t, i18n } = useTranslation(['dashboard-auto-recharge', 'dashboard-billing', 'common'])
  const billing = useTranslation(['dashboard-billing', 'common'])
  const failure = useFailure()
  const setUp = useSetUp(packs)
  const errorText = useErrorText(['dashboard-auto-recharge', 'common'])
  const form = useValidatedForm(setupSchema(packs, i18n.language), {
    priceId: recharge?.auto_recharge_price_id ?? packs[0]?.price_id ?? null,
    threshold: formatNumber(recharge?.auto_recharge_threshold ?? suggested.threshold, i18n.language),
    monthlyCap: recharge === undefined ? suggested.monthlyCap : recharge.auto_recharge_monthly_cap / 100,
    email: recharge?.auto_recharge_email ?? defaultEmail,
  })
  const { control } = form
  const values = useWatch({ control })
  const pack = packs.find(({ price_id }) => price_id === values.priceId)
  const threshold = parseTokens(values.threshold ?? '', i18n.language)
  if (packs.length === 0) return <EmptyWithDocs compact headingLevel={2} title={t('noPacks')} />

  const option = (offered: Product) => ({
    name: packTexts(offered, billing.t).name,
    tokens: formatCompact(offered.token_quantity, i18n.language),
    price: formatMoney(offered.price, offered.currency, i18n.language),
  })

  return (
    <Form form={form} onSubmit={setUp} errorText={errorText} failureText={failure.wordsOf}>
      <FormSelect
        control={control}
        name="priceId"
        label={t('pack')}
        options={packs.map((offered) => ({ id: offered.price_id, label: t('packOption', option(offered)) }))}
      />
      <FormTextField
        control={control}
        name="threshold"
        inputMode="numeric"
        label={t('threshold')}
        suffix={t('common:tokens')}
      />
      <FormNumberField
        control={control}
        name="monthlyCap"
        label={t('monthlyCap')}
        description={t('monthlyCapHint')}
        minValue={1}
        suffix="USD"
      />
      <FormTextField control={control} name="email" type="email" autoComplete="email" label={t('email')} />
      {pack !== undefined && threshold !== undefined && typeof values.monthlyCap === 'number' && (
        <Text size="sm">
          {t('summary', {
            ...option(pack),
            threshold: formatNumber(threshold, i18n.language),
            cap: formatMoney(Math.round(values.monthlyCap * 100), pack.currency, i18n.language),
          })}
        </Text>
      )}
      <Text tone="muted" size="sm">
        {t('setUpHint')}
      </Text>
      <LoadingOverlay fullScreen isVisible={form.formState.isSubmitting} />
      <FormActions>
        <SubmitButton>{t('setUp')}</SubmitButton>
        {children}
      </FormActions>
    </Form>
  )
}
