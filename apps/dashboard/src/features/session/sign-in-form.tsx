import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useServices } from '../../ground/services/services.tsx'
import { ModeLinks } from './mode-links.tsx'
import type { ModeProps } from './mode.ts'
import { signInSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'
import { useSignedInNotice } from './use-signed-in-notice.ts'

export function SignInForm(props: ModeProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const notifySignedIn = useSignedInNotice()
  const form = useValidatedForm(signInSchema, { email: '', password: '' })

  return (
    <Form
      form={form}
      onSubmit={async (credentials) => notifySignedIn(await auth.signIn(credentials))}
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
      <FormTextField
        control={form.control}
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('field.password.label')}
      />
      <FormActions>
        <SubmitButton fullWidth>{t('mode.sign-in.submit')}</SubmitButton>
      </FormActions>
      <ModeLinks {...props} />
    </Form>
  )
}
