import { FormCheckbox, FormNumberField, FormSelect, FormTextField } from '@search-foundation/ui/form'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { periods, type BudgetForm } from './budget-schema.ts'

/** Fields of a token limit. */
export function BudgetFields() {
  const { t } = useTranslation('dashboard-account-keys')
  const { control } = useFormContext<BudgetForm>()
  return (
    <>
      <FormTextField
        control={control}
        name="tokens"
        inputMode="numeric"
        label={t('budget.tokens')}
        description={t('budget.tokensHint')}
      />
      <FormSelect
        control={control}
        name="period"
        label={t('budget.period')}
        options={periods.map((id) => ({ id, label: t(`budget.periods.${id}`) }))}
      />
      <FormCheckbox control={control} name="hardStop" description={t('budget.hardStopHint')}>
        {t('budget.hardStop')}
      </FormCheckbox>
      <FormNumberField
        control={control}
        name="alertPercent"
        label={t('budget.alert')}
        description={t('budget.alertHint')}
        suffix="%"
      />
    </>
  )
}
