import { FormCheckbox, FormNumberField, FormSelect, FormTextField } from '@search-foundation/ui/form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { periods, type budgetDefaults } from './budget-schema.ts'

export type BudgetForm = ReturnType<typeof budgetDefaults>

/** Fields of a token limit. `Transformed` is what the schema of the form returns. */
export function BudgetFields<Transformed>({
  control,
}: {
  control: Control<BudgetForm, unknown, Transformed>
}) {
  const { t } = useTranslation('dashboard-account-keys')
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
