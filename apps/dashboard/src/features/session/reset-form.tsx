import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useServices } from '../../ground/services/services.tsx'
import { ModeLinks } from './mode-links.tsx'
import type { ModeProps } from './mode.ts'
import { OutboxHint } from './outbox-hint.tsx'
import { emailSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'

export function ResetForm(props: ModeProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const form = useValidatedForm(emailSchema, { email: '' })

  async function submit({ email }: { email: string }): Promise<void> {
    await auth.sendPasswordReset(email)
    notify({ tone: 'positive', message: t('reset.sent', { email }) })
    props.onMode('sign-in')
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      errorText={(key) => t(key as MessageKey<'auth'>)}
      failureText={failureText}
    >
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="email"
        label={t('field.email.label')}
      />
      <FormActions>
        <SubmitButton fullWidth>{t('mode.reset.submit')}</SubmitButton>
      </FormActions>
      <OutboxHint />
      <ModeLinks {...props} />
    </Form>
  )
}
