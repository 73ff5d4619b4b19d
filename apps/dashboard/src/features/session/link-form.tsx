import { withoutSignInLink } from '@search-foundation/auth/sign-in-link'
import { Callout } from '@search-foundation/ui/callout'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { Stack } from '@search-foundation/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useServices } from '../../ground/services/services.tsx'
import { ModeLinks } from './mode-links.tsx'
import type { ModeProps } from './mode.ts'
import { OutboxHint } from './outbox-hint.tsx'
import { emailSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'

/** Mails a link that signs in and leads back to the present page. Can be sent again. */
export function LinkForm(props: ModeProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const [sentTo, setSentTo] = useState<string>()
  const form = useValidatedForm(emailSchema, { email: '' })

  async function submit({ email }: { email: string }): Promise<void> {
    const returnTo = withoutSignInLink(location.href)
    returnTo.searchParams.delete('login')
    await auth.sendSignInLink(email, returnTo.href)
    setSentTo(email)
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      errorText={(key) => t(key as MessageKey<'auth'>)}
      failureText={failureText}
    >
      {sentTo !== undefined && (
        <Callout tone="positive" title={t('link.sent.title', { email: sentTo })}>
          {t('link.sent.text')}
        </Callout>
      )}
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="email"
        label={t('field.email.label')}
      />
      <FormActions>
        <SubmitButton fullWidth>
          {t(sentTo === undefined ? 'mode.link.submit' : 'link.sendAgain')}
        </SubmitButton>
      </FormActions>
      <Stack gap="sm">
        <OutboxHint />
        <ModeLinks {...props} />
      </Stack>
    </Form>
  )
}
