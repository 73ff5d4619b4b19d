import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useServices } from '../../ground/services/services.tsx'
import { ModeLinks } from './mode-links.tsx'
import type { ModeProps } from './mode.ts'
import { emailSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'
import { useSignedInNotice } from './use-signed-in-notice.ts'

/** Asks for the address that a sign-in link was sent to: it was not asked for in this browser, so it may be somebody else's. */
export function ConfirmLinkForm(props: ModeProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const notifySignedIn = useSignedInNotice()
  const form = useValidatedForm(emailSchema, { email: '' })

  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => notifySignedIn(await auth.signInWithLink(location.href, email))}
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
        <SubmitButton fullWidth>{t('mode.confirm-link.submit')}</SubmitButton>
      </FormActions>
      <ModeLinks {...props} />
    </Form>
  )
}
