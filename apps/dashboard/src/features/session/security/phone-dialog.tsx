import type { PendingPhone } from '@search-foundation/auth/second-factor'
import { Dialog } from '@search-foundation/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CodeForm } from '../code-form.tsx'
import { OutboxHint } from '../outbox-hint.tsx'
import { PhoneForm } from '../phone-form.tsx'
import { useRecentSignIn } from './use-recent-sign-in.tsx'

interface AddPhoneProps {
  /** Sends a code to a number. May throw `AuthError`, which is shown in the form. */
  onSend: (phoneNumber: string) => Promise<PendingPhone>
  onAdded: () => void
}

export interface PhoneDialogProps extends AddPhoneProps {
  title: string
  description: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Adds a phone to the account, for whatever purpose: its number, then the code that is sent to it. */
export function PhoneDialog({ onSend, onAdded, ...dialog }: PhoneDialogProps) {
  return (
    <Dialog size="sm" {...dialog}>
      <AddPhone
        onSend={onSend}
        onAdded={() => {
          onAdded()
          dialog.onOpenChange(false)
        }}
      />
    </Dialog>
  )
}

function AddPhone({ onSend, onAdded }: AddPhoneProps) {
  const { t } = useTranslation('auth')
  const recent = useRecentSignIn()
  const [sent, setSent] = useState<PendingPhone & { to: string }>()

  async function send(to: string): Promise<void> {
    setSent({ ...(await recent.run(() => onSend(to))), to })
  }
  async function confirm(code: string): Promise<void> {
    await recent.run(async () => sent?.confirm(code))
    onAdded()
  }

  return (
    <>
      {sent === undefined ? (
        <PhoneForm onSubmit={send} />
      ) : (
        <CodeForm description={t('factor.sent', { phone: sent.to })} onSubmit={confirm}>
          <OutboxHint />
        </CodeForm>
      )}
      {recent.dialog}
    </>
  )
}
