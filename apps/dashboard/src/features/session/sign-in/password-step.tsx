import { Button } from '@search-foundation/ui/button'
import { Divider } from '@search-foundation/ui/divider'
import { Form, FormActions, FormTextField, SubmitButton } from '@search-foundation/ui/form'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../../ground/forms/use-validated-form.ts'
import { useServices } from '../../../ground/services/services.tsx'
import { passwordSchema } from '../sign-in-schema.ts'
import { useAuthFailure } from '../use-auth-failure.ts'
import { useSignedInNotice } from '../use-signed-in-notice.ts'
import { ChosenEmail } from './chosen-email.tsx'
import type { StepProps } from './step.ts'

/** Every way to sign in with an address. All are offered for each address, so that the step reveals no accounts. */
export function PasswordStep(props: StepProps) {
  const { email, onStep } = props
  const { t } = useTranslation(['auth', 'common'])
  const { auth } = useServices()
  const failureText = useAuthFailure()
  const notifySignedIn = useSignedInNotice()
  const form = useValidatedForm(passwordSchema, { password: '' })

  return (
    <Stack gap="md">
      <Form
        form={form}
        onSubmit={async ({ password }) => notifySignedIn(await auth.signIn({ email, password }))}
        errorText={(key) => t(key as MessageKey<'auth'>)}
        failureText={failureText}
      >
        <ChosenEmail {...props} />
        <FormTextField
          control={form.control}
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('field.password.label')}
        />
        <FormActions>
          <SubmitButton fullWidth>{t('common:signIn')}</SubmitButton>
        </FormActions>
      </Form>
      <Divider label={t('or')} />
      <Stack gap="sm">
        {(['link', 'sign-up'] as const).map((other) => (
          <Button key={other} variant="outline" fullWidth onPress={() => onStep(other)}>
            {t(`step.${other}.open`)}
          </Button>
        ))}
        <Button variant="quiet" fullWidth onPress={() => onStep('reset')}>
          {t('step.reset.open')}
        </Button>
      </Stack>
    </Stack>
  )
}
