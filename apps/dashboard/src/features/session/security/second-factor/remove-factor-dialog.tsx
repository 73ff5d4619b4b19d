import type { SecondFactor } from '@search-foundation/auth/second-factor'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../../ground/services/services.tsx'
import { useAuthFailure } from '../../use-auth-failure.ts'
import { useFactorName } from '../../use-factor-name.ts'
import { useRecentSignIn } from '../use-recent-sign-in.tsx'

export interface RemoveFactorDialogProps {
  /** The factor to remove; the dialog is closed without one. */
  factor: SecondFactor | undefined
  onClose: () => void
}

/** Asks before a second factor is removed. Needs a recent sign-in. */
export function RemoveFactorDialog({ factor, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure('account')
  const nameOf = useFactorName()
  const recent = useRecentSignIn()
  const name = factor === undefined ? '' : nameOf(factor)

  async function remove(): Promise<void> {
    if (factor === undefined) return
    try {
      await recent.run(() => auth.account.removeSecondFactor(factor.id))
    } catch (error) {
      notify({ tone: 'negative', message: failureText(error) })
      throw error
    }
    notify({ tone: 'positive', message: t('security.factor.removed') })
  }

  return (
    <>
      <ConfirmDialog
        title={t('security.factor.question')}
        description={t('security.factor.questionText', { name })}
        confirmLabel={t('security.factor.removeNamed', { name })}
        isOpen={factor !== undefined}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onConfirm={remove}
      />
      {recent.dialog}
    </>
  )
}
