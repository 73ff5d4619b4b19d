import type { AuthUser } from '@search-foundation/auth/session'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

/** Returns a function that shows who is signed in now. */
export function useSignedInNotice(): (user: AuthUser) => void {
  const { t } = useTranslation('auth')
  return ({ email, phoneNumber, displayName, uid }) =>
    void notify({
      tone: 'positive',
      message: t('signedIn', { email: email ?? phoneNumber ?? displayName ?? uid }),
    })
}
