import { notify } from '@search-foundation/ui/notifications'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices, useSession } from '../../ground/services/services.tsx'
import { useAuthFailure } from './use-auth-failure.ts'

/**
 * Whether the signed-in user has an address that is not confirmed, and a function that mails the link again. While that is so, the account is
 * read again whenever the page gets the focus: the link of the mail opens in another tab.
 */
export function useSendVerification() {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const session = useSession()
  const isNeeded = session.status === 'signed-in' && session.needsVerification
  const email = session.user?.email ?? ''
  const failureText = useAuthFailure('account')
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (!isNeeded) return
    const reload = () =>
      void auth.account
        .reload()
        .catch((error: unknown) => console.warn('The account could not be read again.', error))
    addEventListener('focus', reload)
    return () => removeEventListener('focus', reload)
  }, [auth, isNeeded])

  async function send(): Promise<void> {
    setSending(true)
    try {
      await auth.account.sendVerification(location.href)
      notify({ tone: 'positive', message: t('security.email.confirmSent', { email }) })
    } catch (error) {
      notify({ tone: 'negative', message: failureText(error) })
    } finally {
      setSending(false)
    }
  }

  return { isNeeded, email, isSending, send }
}
