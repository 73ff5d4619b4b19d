import { Dialog } from '@search-foundation/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Mode } from './mode.ts'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const forms = { 'sign-in': SignInForm, 'sign-up': SignUpForm, reset: ResetForm } satisfies Record<
  Mode,
  unknown
>

export interface SignInDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Sign-in, sign-up and password reset in one dialog. The shell closes it when the user is signed in. */
export function SignInDialog({ isOpen, onOpenChange }: SignInDialogProps) {
  const { t } = useTranslation('auth')
  const [mode, setMode] = useState<Mode>('sign-in')
  const ModeForm = forms[mode]
  return (
    <Dialog
      size="sm"
      title={t(`mode.${mode}.title`)}
      description={t(`mode.${mode}.description`)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ModeForm mode={mode} onMode={setMode} />
    </Dialog>
  )
}
