import { useEndSessionKeysMutation } from '@search-foundation/store/endpoints/account-keys'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { userCleared } from '@search-foundation/store/user'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../ground/services/services.tsx'

/** Asks for confirmation, then clears the user with the key and signs out (specification §4), also offline. The end of the session shows the notice. */
export function SignOutDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t } = useTranslation(['auth', 'common'])
  const { auth } = useServices()
  const dispatch = useAppDispatch()
  const [endSessionKeys] = useEndSessionKeysMutation()
  async function signOut(): Promise<void> {
    // Those that are left end by themselves, within 15 minutes.
    await endSessionKeys()
    dispatch(userCleared())
    await auth.signOut()
  }
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      description={t('signOut.description')}
      confirmLabel={t('common:signOut')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={signOut}
    />
  )
}
