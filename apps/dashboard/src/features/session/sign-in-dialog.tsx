import { socialProviders } from '@search-foundation/auth/auth'
import { isSignInLink } from '@search-foundation/auth/sign-in-link'
import { Dialog } from '@search-foundation/ui/dialog'
import { Divider } from '@search-foundation/ui/divider'
import { Stack } from '@search-foundation/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../ground/services/services.tsx'
import { ConfirmLinkForm } from './confirm-link-form.tsx'
import { LinkForm } from './link-form.tsx'
import type { Mode } from './mode.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignedInNotice } from './use-signed-in-notice.ts'

const forms = {
  'sign-in': SignInForm,
  'sign-up': SignUpForm,
  link: LinkForm,
  reset: ResetForm,
  'confirm-link': ConfirmLinkForm,
} satisfies Record<Mode, unknown>

/** Forms beside which an account of another company can be used. */
const withProviders: readonly Mode[] = ['sign-in', 'sign-up', 'link']

export interface SignInDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Every way to sign in, sign-up and the password reset in one dialog. The shell closes it when the user is signed in. */
export function SignInDialog({ isOpen, onOpenChange }: SignInDialogProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const notifySignedIn = useSignedInNotice()
  const [mode, setMode] = useState<Mode>(isSignInLink(location.href) ? 'confirm-link' : 'sign-in')
  const ModeForm = forms[mode]
  return (
    <Dialog
      size="sm"
      title={t(`mode.${mode}.title`)}
      description={t(`mode.${mode}.description`)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Stack gap="md">
        {withProviders.includes(mode) && (
          <>
            <ProviderButtons
              providers={socialProviders}
              onChoose={async (provider) => notifySignedIn(await auth.signInWith(provider))}
            />
            <Divider label={t('or')} />
          </>
        )}
        <ModeForm mode={mode} onMode={setMode} />
      </Stack>
    </Dialog>
  )
}
