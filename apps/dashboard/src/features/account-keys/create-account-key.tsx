import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useCreateAccountKeyMutation } from '@search-foundation/store/endpoints/account-keys'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { Form, FormActions, FormCheckbox, SubmitButton } from '@search-foundation/ui/form'
import { useTranslation } from 'react-i18next'
import type { InferOutput } from 'valibot'

import { useStoredApiKey } from '../../ground/api-key/api-key.tsx'
import { NewKeyDialog } from '../../ground/api-key/new-key-dialog.tsx'
import { useBotCheck } from '../../ground/bot-check/use-bot-check.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { KeyFields } from './key-fields.tsx'
import { newKeySchema, toKeySettings } from './key-schema.ts'

/** Creates a key of the account, and shows it once. */
export function CreateAccountKey({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('dashboard-account-keys')
  return (
    <NewKeyDialog
      title={t('create.title')}
      description={t('create.description')}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(show) => <NewKeyForm onKey={show} />}
    </NewKeyDialog>
  )
}

function NewKeyForm({ onKey }: { onKey: (key: string) => void }) {
  const { t } = useTranslation('dashboard-account-keys')
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const { check, widget } = useBotCheck()
  const current = useStoredApiKey()
  const [create] = useCreateAccountKeyMutation()
  const errorText = useErrorText('dashboard-account-keys')
  const form = useValidatedForm(newKeySchema, { name: '', scopes: [], expiry: 'never', isUsedHere: true })

  async function submit({ isUsedHere, ...values }: InferOutput<typeof newKeySchema>): Promise<void> {
    const botCheck = await check()
    const { api_key: key } = await create({
      settings: toKeySettings(values, new Date()),
      botCheck,
    }).unwrap()
    if (isUsedHere) dispatch(apiKeyChosen(key))
    onKey(key)
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.wordsOf}>
      <KeyFields />
      <FormCheckbox
        control={form.control}
        name="isUsedHere"
        description={
          current === null
            ? t('create.useHereHint')
            : t('create.useHereReplaces', { tail: current.slice(-4) })
        }
      >
        {t('create.useHere')}
      </FormCheckbox>
      <FormActions align="end" status={widget}>
        <SubmitButton>{t('create.submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
