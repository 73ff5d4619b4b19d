import { toAuthError, type AuthErrorCode } from '@search-foundation/auth/auth-error'
import { isSignInLink, withoutSignInLink } from '@search-foundation/auth/sign-in-link'
import { notify } from '@search-foundation/ui/notifications'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { useServices, useSession } from '../../ground/services/services.tsx'
import { useAuthFailure } from './use-auth-failure.ts'
import { useSignedInNotice } from './use-signed-in-notice.ts'

/** Failures after which the sign-in dialog asks for what is missing. */
const asksOn: readonly AuthErrorCode[] = [
  'missing-email',
  // The last link that this browser requested was for another address.
  'wrong-link-email',
  'multi-factor-auth-required',
]

/**
 * Signs in when a mailed link has led to this page, and removes the link from the address. On another device than the one that
 * asked for the link, the sign-in dialog asks for the email address first. Returns whether it is signing in.
 */
export function useSignInLink(): boolean {
  const { auth } = useServices()
  const { status } = useSession()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const failureText = useAuthFailure()
  const notifySignedIn = useSignedInNotice()
  const isOpened = isSignInLink(location.href)
  const [isSigningIn, setSigningIn] = useState(false)

  function removeLink(): void {
    const { search, hash } = withoutSignInLink(location.href)
    void navigate({ search, hash }, { replace: true, preventScrollReset: true })
  }

  const open = useEffectEvent(async () => {
    setSigningIn(true)
    try {
      notifySignedIn(await auth.signInWithLink(location.href))
    } catch (error) {
      const { code } = toAuthError(error)
      if (asksOn.includes(code)) return dialogs.showInstead('sign-in')
      notify({ tone: 'negative', message: failureText(error) })
      // Without a connection the link was not used up: it works when the page is loaded again.
      if (code !== 'network-request-failed') removeLink()
    } finally {
      setSigningIn(false)
    }
  })
  const finish = useEffectEvent(removeLink)

  useEffect(() => {
    if (!isOpened) return
    if (status === 'signed-out') void open()
    if (status === 'signed-in') finish()
  }, [isOpened, status])

  return isSigningIn
}
