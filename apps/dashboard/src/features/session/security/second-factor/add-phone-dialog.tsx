import type { PendingPhone } from '@search-foundation/auth/second-factor'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Dialog } from '@search-foundation/ui/dialog'
import { notify } from '@search-foundation/ui/notifications'
import { useState } from 'react'

import { useServices } from '../../../../ground/services/services.tsx'
import { CodeForm } from '../../code-form.tsx'
import { OutboxHint } from '../../outbox-hint.tsx'
import { PhoneForm } from '../../phone-form.tsx'
import { useRecentSignIn } from '../use-recent-sign-in.tsx'

export interface AddFactorDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Adds a phone as a second factor: its number, then the code that is sent to it. */
export function AddPhoneDialog({ isOpen, onOpenChange }: AddFactorDialogProps) {
  const { t } = useTranslation('auth')
  return (
    <Dialog
      size="sm"
      title={t('security.factor.addPhone')}
      description={t('security.factor.phoneDescription')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AddPhone onAdded={() => onOpenChange(false)} />
    </Dialog>
  )
}

function AddPhone({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const recent = useRecentSignIn()
  const [sent, setSent] = useState<PendingPhone & { to: string }>()

  async function send(to: string): Promise<void> {
    setSent({ ...(await recent.run(() => auth.account.addPhone(to))), to })
  }
  async function confirm(code: string): Promise<void> {
    await sent?.confirm(code)
    notify({ tone: 'positive', message: t('security.factor.added') })
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
