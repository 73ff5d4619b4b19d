import { Button } from '@search-foundation/ui/button'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../../ground/forms/use-validated-form.ts'
import { useServices } from '../../../ground/services/services.tsx'
import { newPasswordSchema } from '../sign-in-schema.ts'
import { useAuthFailure } from '../use-auth-failure.ts'
import { useNewPassword } from '../use-new-password.ts'
import { useSignedInNotice } from '../use-signed-in-notice.ts'
import { ChosenEmail } from './chosen-email.tsx'
import type { StepProps } from './step.ts'

/** Creates an account with a password. What the password still lacks is shown while it is typed. */
export function SignUpStep(props: StepProps) {
  const { email, onStep } = props
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const notifySignedIn = useSignedInNotice()
  const form = useValidatedForm(newPasswordSchema(auth.checkPassword), { password: '' })
  const password = useWatch({ control: form.control, name: 'password' })
  const { lengths, description } = useNewPassword(password, form.formState.errors.password !== undefined)

  return (
    <Form
      form={form}
      onSubmit={async (entered) => notifySignedIn(await auth.signUp({ email, ...entered }))}
      errorText={(key) => t(key as MessageKey<'auth'>, lengths)}
      failureText={failureText}
    >
      <ChosenEmail {...props} />
      <FormTextField
        control={form.control}
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('field.password.label')}
        description={description}
      />
      <FormActions>
        <SubmitButton fullWidth>{t('step.sign-up.submit')}</SubmitButton>
      </FormActions>
      <Button variant="quiet" fullWidth onPress={() => onStep('password')}>
        {t('step.password.open')}
      </Button>
    </Form>
  )
}
