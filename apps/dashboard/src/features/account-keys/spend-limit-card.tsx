import type { Budget } from '@search-foundation/api-client/account'
import {
  useRemoveSpendLimitMutation,
  useSetSpendLimitMutation,
  useSpendLimitQuery,
} from '@search-foundation/store/endpoints/spend-limit'
import { Card } from '@search-foundation/ui/card'
import { Form, FormActions, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'
import type { InferOutput } from 'valibot'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { QueryState } from '../../ground/query/query-state.tsx'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { BudgetAddress } from './budget-address.tsx'
import { BudgetFields } from './budget-fields.tsx'
import { BudgetMeter } from './budget-meter.tsx'
import { budgetDefaults, budgetSchema, settingsOf, toBudget } from './budget-schema.ts'

/** The token limit of all keys of the account together. */
export function SpendLimitCard() {
  const { t } = useTranslation('dashboard-account-keys')
  const query = useSpendLimitQuery({ uid: useUid() })
  const [set] = useSetSpendLimitMutation()
  return (
    <Card headingLevel={2} title={t('spendLimit.title')} description={t('spendLimit.description')}>
      <QueryState query={query} failed={t('spendLimit.failed')} height="18rem">
        {(saved) => (
          <Stack>
            {saved !== null && <BudgetAddress budget={saved} onSave={(limit) => set(limit).unwrap()} />}
            <SpendLimitForm
              // A limit that was changed elsewhere begins a new form.
              key={saved && JSON.stringify(settingsOf(saved))}
              saved={saved}
            />
          </Stack>
        )}
      </QueryState>
    </Card>
  )
}

function SpendLimitForm({ saved }: { saved: Budget | null }) {
  const { t, i18n } = useTranslation('dashboard-account-keys')
  const failure = useFailure()
  const [set] = useSetSpendLimitMutation()
  const [remove] = useRemoveSpendLimitMutation()
  const errorText = useErrorText('dashboard-account-keys')
  const form = useValidatedForm(budgetSchema(i18n.language), budgetDefaults(saved, i18n.language))

  async function submit(values: InferOutput<ReturnType<typeof budgetSchema>>): Promise<void> {
    const limit = toBudget(values, saved)
    await (limit === null ? remove() : set(limit)).unwrap()
    notify({ tone: 'positive', message: t(limit === null ? 'spendLimit.removed' : 'spendLimit.saved') })
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.wordsOf}>
      {saved !== null && <BudgetMeter budget={saved} label={t('spendLimit.title')} />}
      <BudgetFields />
      <FormActions>
        <SubmitButton>{t('spendLimit.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
