import { socialProviders, type SocialProvider } from '@search-foundation/auth/auth'
import { Dialog } from '@search-foundation/ui/dialog'
import { Divider } from '@search-foundation/ui/divider'
import { Form, FormActions, FormTextField, FormUsername, SubmitButton } from '@search-foundation/ui/form'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import type { MessageKey } from '../../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../../ground/forms/use-validated-form.ts'
import { useServices, useSignedIn } from '../../../ground/services/services.tsx'
import { ProviderButtons } from '../provider-buttons.tsx'
import { passwordSchema } from '../sign-in-schema.ts'
import { useAuthFailure } from '../use-auth-failure.ts'

export interface ConfirmIdentityDialogProps {
  isOpen: boolean
  onConfirmed: () => void
  onDismissed: () => void
}

/** Asks the signed-in user to sign in again, in the ways that the account has. */
export function ConfirmIdentityDialog({ isOpen, onConfirmed, onDismissed }: ConfirmIdentityDialogProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const providers = useSignedIn()?.providers ?? []
  const linked = socialProviders.filter((provider) => providers.includes(`${provider}.com`))
  const hasPassword = providers.includes('password')

  async function confirmWith(provider: SocialProvider): Promise<void> {
    await auth.account.confirmWith(provider)
    onConfirmed()
  }

  return (
    <Dialog
      size="sm"
      title={t('security.confirmIdentity.title')}
      description={t('security.confirmIdentity.description')}
      isOpen={isOpen}
      onOpenChange={(isShown) => !isShown && onDismissed()}
    >
      <Stack gap="md">
        {hasPassword && <PasswordForm onConfirmed={onConfirmed} />}
        {hasPassword && linked.length > 0 && <Divider label={t('or')} />}
        {linked.length > 0 && <ProviderButtons providers={linked} onChoose={confirmWith} />}
        <Text tone="muted" size="sm">
          {t('security.confirmIdentity.other')}
        </Text>
      </Stack>
    </Dialog>
  )
}

function PasswordForm({ onConfirmed }: Pick<ConfirmIdentityDialogProps, 'onConfirmed'>) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const user = useSignedIn()
  const failureText = useAuthFailure()
  const form = useValidatedForm(passwordSchema, { password: '' })
  return (
    <Form
      form={form}
      onSubmit={async ({ password }) => {
        await auth.account.confirmPassword(password)
        onConfirmed()
      }}
      errorText={(key) => t(key as MessageKey<'auth'>)}
      failureText={failureText}
    >
      <FormUsername value={user?.email ?? ''} />
      <FormTextField
        control={form.control}
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('field.password.label')}
      />
      <FormActions>
        <SubmitButton fullWidth>{t('security.confirmIdentity.submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
