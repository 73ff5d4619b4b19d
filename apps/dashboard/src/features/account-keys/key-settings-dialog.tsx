import type { AccountKey } from '@search-foundation/api-client/account'
import { useChangeAccountKeyMutation } from '@search-foundation/store/endpoints/account-keys'
import { Dialog } from '@search-foundation/ui/dialog'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { InferOutput } from 'valibot'

import { useFailure } from '../../ground/failures/use-failure.ts'
import type { MessageKey } from '../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { BudgetFields, type BudgetForm } from './budget-fields.tsx'
import { budgetDefaults, keySettingsSchema, toBudget } from './budget-schema.ts'

export interface KeySettingsDialogProps {
  /** The key to change; undefined closes the dialog. */
  apiKey: AccountKey | undefined
  onClose: () => void
}

/** Name and token limit of one key of the account. */
export function KeySettingsDialog({ apiKey, onClose }: KeySettingsDialogProps) {
  const { t } = useTranslation('dashboard-account-keys')
  return (
    <Dialog
      title={t('settings.title')}
      description={apiKey?.masked}
      isOpen={apiKey !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {apiKey !== undefined && <KeySettings key={apiKey.id} apiKey={apiKey} onDone={onClose} />}
    </Dialog>
  )
}

function KeySettings({ apiKey, onDone }: { apiKey: AccountKey; onDone: () => void }) {
  const { t, i18n } = useTranslation(['dashboard-account-keys', 'common'])
  const failure = useFailure()
  const [change] = useChangeAccountKeyMutation()
  const form = useValidatedForm(keySettingsSchema, {
    name: apiKey.name ?? '',
    ...budgetDefaults(apiKey.budget, i18n.language),
  })

  async function submit({ name, ...limit }: InferOutput<typeof keySettingsSchema>): Promise<void> {
    await change({ id: apiKey.id, change: { name, budget: toBudget(limit, apiKey.budget) } }).unwrap()
    notify({ tone: 'positive', message: t('settings.saved') })
    onDone()
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      errorText={(key) => t(key as MessageKey<['dashboard-account-keys', 'common']>)}
      failureText={failure.text}
    >
      <FormTextField control={form.control} name="name" label={t('name')} autoComplete="off" />
      <BudgetFields control={form.control as unknown as Control<BudgetForm>} />
      <FormActions align="end">
        <SubmitButton>{t('settings.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
