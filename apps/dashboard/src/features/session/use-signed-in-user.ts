import { useUserInfoMutation } from '@search-foundation/store/api'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { userCleared, userReceived } from '@search-foundation/store/user'
import { useEffect, useEffectEvent } from 'react'

import { useServices, useSession } from '../../app/services.tsx'

/**
 * Keeps the stored user in step with the session: after sign-in the profile goes to the service, and its answer is merged
 * into the user (specification §7); when the provider ends the session, the user is cleared.
 */
export function useSignedInUser(): void {
  const { auth } = useServices()
  const { status, user } = useSession()
  const dispatch = useAppDispatch()
  const language = useAppSelector((state) => state.settings.language)
  const [sendProfile] = useUserInfoMutation()

  useEffect(() => {
    auth.start().catch((error: unknown) => console.error('The identity provider could not be loaded.', error))
  }, [auth])

  // Reads the language and the rest of the user as they are then; neither sends the profile again.
  const follow = useEffectEvent(() => {
    if (status === 'signed-out') dispatch(userCleared())
    if (status !== 'signed-in') return
    dispatch(userReceived(user))
    const { displayName, email, photoURL } = user
    void sendProfile({ displayName, email, photoURL, preferences: language === null ? {} : { language } })
      .unwrap()
      .then((info) => dispatch(userReceived(info)))
      // Logged where the call is made; the session itself is good.
      .catch(() => undefined)
  })
  const uid = user?.uid
  useEffect(() => follow(), [status, uid])
}
