import type { AccountKey } from '@search-foundation/api-client/account'
import { useChangeAccountKeyMutation } from '@search-foundation/store/endpoints/account-keys'
import { Dialog } from '@search-foundation/ui/dialog'
import { Form, FormActions, FormCheckbox, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'
import type { InferOutput } from 'valibot'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { KeyBudgetAddress } from './budget-address.tsx'
import { BudgetFields } from './budget-fields.tsx'
import { budgetDefaults, toBudget } from './budget-schema.ts'
import { KeyFields } from './key-fields.tsx'
import { keySettingsSchema, toKeySettings } from './key-schema.ts'

export interface KeySettingsDialogProps {
  /** The key to change; undefined closes the dialog. */
  apiKey: AccountKey | undefined
  onClose: () => void
}

/** Name, products, expiry, token limit and stored bodies of one key of the account. */
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
  const { t, i18n } = useTranslation('dashboard-account-keys')
  const failure = useFailure()
  const [change] = useChangeAccountKeyMutation()
  const errorText = useErrorText('dashboard-account-keys')
  const form = useValidatedForm(keySettingsSchema(i18n.language), {
    name: apiKey.name ?? '',
    scopes: apiKey.scopes ?? [],
    expiry: apiKey.expires_at === null ? 'never' : 'unchanged',
    ...budgetDefaults(apiKey.budget, i18n.language),
    storesBodies: apiKey.stores_bodies,
  })

  async function submit(values: InferOutput<ReturnType<typeof keySettingsSchema>>): Promise<void> {
    const settings = {
      ...toKeySettings(values, new Date()),
      budget: toBudget(values, apiKey.budget),
      ...(values.storesBodies !== apiKey.stores_bodies && { stores_bodies: values.storesBodies }),
    }
    await change({ id: apiKey.id, change: settings }).unwrap()
    notify({ tone: 'positive', message: t('settings.saved') })
    onDone()
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.wordsOf}>
      <KeyBudgetAddress apiKey={apiKey} />
      <KeyFields expiresAt={apiKey.expires_at} />
      <BudgetFields />
      <FormCheckbox control={form.control} name="storesBodies" description={t('bodies.hint')}>
        {t('bodies.label')}
      </FormCheckbox>
      <FormActions align="end">
        <SubmitButton>{t('settings.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
