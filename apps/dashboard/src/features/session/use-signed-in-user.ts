import { useUserInfoMutation } from '@search-foundation/store/endpoints/account'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { userCleared, userReceived } from '@search-foundation/store/user'
import { notify } from '@search-foundation/ui/notifications'
import { useEffect, useEffectEvent } from 'react'

import { useServices, useSession } from '../../ground/services/services.tsx'
import { useAuthFailure } from './use-auth-failure.ts'
import { useSessionNotice } from './use-session-notice.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Keeps the stored user in step with the session. After sign-in and after a change of the profile, it is sent to the service and its response is merged into
 * the user (specification §7). When the session ends, for whatever reason, the user is cleared and one notice says why.
 */
export function useSignedInUser(): void {
  const { auth } = useServices()
  const session = useSession()
  const dispatch = useAppDispatch()
  const { language } = useAppSelector((state) => state.settings)
  const storedUser = useAppSelector((state) => state.user.user)
  const [sendProfile] = useUserInfoMutation()
  const showEnd = useSessionNotice()
  const failureText = useAuthFailure()

  const startAuth = useEffectEvent(async () => {
    try {
      await auth.start()
    } catch (error) {
      console.error('The identity provider could not be loaded.', error)
      notify({ tone: 'negative', message: failureText(error) })
    }
  })
  const isExpected = storedUser !== null
  useEffect(() => {
    const start = () => void startAuth()
    // A stored session, or a sign-in in another tab, needs the provider's code at once. Else it comes when the page is painted and still.
    const cancel = isExpected ? start() : whenIdle(start)
    addEventListener('online', start)
    return () => {
      cancel?.()
      removeEventListener('online', start)
    }
  }, [auth, isExpected])

  // An event: a change of the language or of the stored user does not send the profile again.
  const follow = useEffectEvent(() => {
    if (session.status === 'signed-out') {
      // Without a reason, nobody was signed in since the page was loaded; a stored user means that the session ended before that.
      const reason = session.reason ?? (storedUser === null ? undefined : 'user-token-expired')
      if (reason !== undefined) showEnd(reason)
      // The tab in which the user signed out has cleared it already; a visitor's key of the time since then stays.
      if (storedUser !== null) dispatch(userCleared())
    }
    if (session.status !== 'signed-in') return
    if (storedUser !== null && storedUser.uid !== session.user.uid) dispatch(userCleared())
    const { uid, displayName, email, photoURL } = session.user
    dispatch(userReceived({ ...session.user }))
    void sendProfile({ displayName, email, photoURL, preferences: language === null ? {} : { language } })
      .unwrap()
      // The user may have signed out meanwhile.
      .then((info) => auth.session().user?.uid === uid && dispatch(userReceived(info)))
      // The session is valid without the stored profile, so a failure is not shown.
      .catch((error: unknown) => console.warn('The profile could not be sent.', error))
  })
  useEffect(
    () => follow(),
    [session.status, session.user?.uid, session.user?.displayName, session.user?.photoURL],
  )
}
