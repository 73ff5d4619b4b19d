import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useServices } from '../../ground/services/services.tsx'
import { ModeLinks } from './mode-links.tsx'
import type { ModeProps } from './mode.ts'
import { signUpSchema } from './sign-in-schema.ts'
import { useAuthFailure } from './use-auth-failure.ts'
import { useNewPassword } from './use-new-password.ts'
import { useSignedInNotice } from './use-signed-in-notice.ts'

/** Creates an account with a password. What the password still lacks is shown while it is typed. */
export function SignUpForm(props: ModeProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const notifySignedIn = useSignedInNotice()
  const form = useValidatedForm(signUpSchema(auth.checkPassword), { email: '', password: '' })
  const password = useWatch({ control: form.control, name: 'password' })
  const { lengths, description } = useNewPassword(password, form.formState.errors.password !== undefined)

  return (
    <Form
      form={form}
      onSubmit={async (credentials) => notifySignedIn(await auth.signUp(credentials))}
      errorText={(key) => t(key as MessageKey<'auth'>, lengths)}
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
        autoComplete="new-password"
        label={t('field.password.label')}
        description={description}
      />
      <FormActions>
        <SubmitButton fullWidth>{t('mode.sign-up.submit')}</SubmitButton>
      </FormActions>
      <ModeLinks {...props} />
    </Form>
  )
}
