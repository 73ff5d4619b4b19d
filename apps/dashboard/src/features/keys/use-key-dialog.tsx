import { apiKeyChosen } from '@search-foundation/store/embedding'
import { keysApi } from '@search-foundation/store/endpoints/keys'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { serviceError } from '@search-foundation/store/service-error'
import { Dialog } from '@search-foundation/ui/dialog'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { fault, ownKeySchema } from './own-key-schema.ts'

export interface UseKeyDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Takes a key that the visitor already has, after the service has confirmed it. */
export function UseKeyDialog({ isOpen, onOpenChange }: UseKeyDialogProps) {
  const { t } = useTranslation('dashboard-keys')
  return (
    <Dialog
      size="sm"
      title={t('useKey.title')}
      description={t('useKey.description')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <OwnKeyForm onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function OwnKeyForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('dashboard-keys')
  const dispatch = useAppDispatch()
  const failure = useFailure()
  const errorText = useErrorText('dashboard-keys')
  const form = useValidatedForm(ownKeySchema, { key: '' })

  async function submit({ key }: { key: string }): Promise<void> {
    const { initiate } = keysApi.endpoints.keyInfo
    try {
      await dispatch(initiate(key, { forceRefetch: true, subscribe: false })).unwrap()
    } catch (error) {
      if (serviceError(error).status !== 401) throw error
      return form.setError('key', { message: fault('useKey.unknown') })
    }
    dispatch(apiKeyChosen(key))
    notify({ tone: 'positive', message: t('useKey.done') })
    onDone()
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.wordsOf}>
      <FormTextField control={form.control} name="key" label={t('key.label')} mono autoComplete="off" />
      <FormActions>
        <SubmitButton>{t('useKey.submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
