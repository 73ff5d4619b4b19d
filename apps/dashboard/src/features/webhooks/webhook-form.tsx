import type { Webhook } from '@search-foundation/api-client/account'
import { formatDateTime } from '@search-foundation/i18n/format'
import {
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useSetWebhookMutation,
} from '@search-foundation/store/endpoints/webhooks'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../ground/dialogs/confirm-dialog.ts'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { AddressState } from './address-state.tsx'
import { webhookSchema, type WebhookValues } from './webhook-schema.ts'

export interface WebhookFormProps {
  /** Null while no address is set. */
  saved: Webhook | null
  /** Called with a secret that was just created. */
  onSecret: (secret: string) => void
}

export function WebhookForm({ saved, onSecret }: WebhookFormProps) {
  const { t, i18n } = useTranslation('dashboard-webhooks')
  const failure = useFailure()
  const [set] = useSetWebhookMutation()
  const [rotate] = useRotateWebhookSecretMutation()
  const [remove] = useRemoveWebhookMutation()
  const [question, setQuestion] = useState<'rotate' | 'remove'>()
  const errorText = useErrorText('dashboard-webhooks')
  const form = useValidatedForm(webhookSchema, { url: saved?.url ?? '' })

  async function submit({ url }: WebhookValues): Promise<void> {
    const { secret } = await set(url).unwrap()
    notify({ tone: 'positive', message: t('done.set') })
    if (secret !== null) onSecret(secret)
  }

  async function confirm(): Promise<void> {
    try {
      if (question === 'rotate') onSecret((await rotate().unwrap()).secret)
      else {
        await remove().unwrap()
        notify({ tone: 'positive', message: t('done.remove') })
      }
    } catch (error) {
      failure.show(error)
    }
  }

  const end = saved?.rotation?.previous_secret_ends_at
  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.text}>
      {saved !== null && <AddressState saved={saved} />}
      <FormTextField
        control={form.control}
        name="url"
        type="url"
        label={t('url')}
        description={t('urlHint')}
        placeholder="https://example.org/webhooks"
      />
      {end !== undefined && (
        <Callout tone="info">{t('rotating', { time: formatDateTime(end, i18n.language) })}</Callout>
      )}
      <FormActions>
        <SubmitButton>{t(saved === null ? 'turnOn' : 'save')}</SubmitButton>
        {saved !== null && (
          <>
            <Button onClick={() => setQuestion('rotate')}>{t('ask.rotate.open')}</Button>
            <Button onClick={() => setQuestion('remove')}>{t('ask.remove.open')}</Button>
          </>
        )}
      </FormActions>
      {saved !== null && (
        <ConfirmDialog
          title={t(`ask.${question ?? 'rotate'}.title`)}
          description={t(`ask.${question ?? 'rotate'}.description`)}
          confirmLabel={t(`ask.${question ?? 'rotate'}.confirm`)}
          tone={question === 'remove' ? 'negative' : 'neutral'}
          isOpen={question !== undefined}
          onOpenChange={(isOpen) => !isOpen && setQuestion(undefined)}
          onConfirm={confirm}
        />
      )}
    </Form>
  )
}
