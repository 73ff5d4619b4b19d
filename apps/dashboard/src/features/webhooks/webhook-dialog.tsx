import type { Webhook } from '@search-foundation/api-client/account'
import {
  useChangeWebhookMutation,
  useCreateWebhookMutation,
} from '@search-foundation/store/endpoints/webhooks'
import { Dialog } from '@search-foundation/ui/dialog'
import { Form, FormActions, FormMultiSelect, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useEventName, webhookEventTypes } from './event-names.ts'
import { webhookSchema, type WebhookValues } from './webhook-schema.ts'

export interface WebhookDialogProps {
  /** The webhook to change; undefined to add one. */
  webhook: Webhook | undefined
  isOpen: boolean
  onClose: () => void
  /** Called with the secret of a new webhook. */
  onSecret: (secret: string) => void
}

/** Address and events of a webhook. */
export function WebhookDialog({ webhook, isOpen, onClose, onSecret }: WebhookDialogProps) {
  const { t } = useTranslation('dashboard-webhooks')
  return (
    <Dialog
      title={t(webhook === undefined ? 'addTitle' : 'editTitle')}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <WebhookFields key={webhook?.id} webhook={webhook} onDone={onClose} onSecret={onSecret} />
    </Dialog>
  )
}

function WebhookFields({
  webhook,
  onDone,
  onSecret,
}: Pick<WebhookDialogProps, 'webhook' | 'onSecret'> & { onDone: () => void }) {
  const { t } = useTranslation('dashboard-webhooks')
  const eventName = useEventName()
  const failure = useFailure()
  const [create] = useCreateWebhookMutation()
  const [change] = useChangeWebhookMutation()
  const errorText = useErrorText('dashboard-webhooks')
  const form = useValidatedForm(webhookSchema, { url: webhook?.url ?? '', events: webhook?.events ?? [] })

  async function submit({ url, events: chosen }: WebhookValues): Promise<void> {
    const settings = { url, events: chosen.length === 0 ? null : chosen }
    if (webhook === undefined) {
      const { secret } = await create(settings).unwrap()
      onDone()
      onSecret(secret)
    } else {
      await change({ id: webhook.id, ...settings }).unwrap()
      notify({ tone: 'positive', message: t('done.set') })
      onDone()
    }
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.wordsOf}>
      <FormTextField
        control={form.control}
        name="url"
        type="url"
        label={t('url')}
        description={t('urlHint')}
        placeholder="https://example.org/webhooks"
      />
      <FormMultiSelect
        control={form.control}
        name="events"
        label={t('events.label')}
        placeholder={t('events.all')}
        description={t('events.hint')}
        options={webhookEventTypes.map((id) => ({ id, label: eventName(id) }))}
      />
      <FormActions align="end">
        <SubmitButton>{t(webhook === undefined ? 'add' : 'save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
