import { Fragment, type ReactNode } from 'react'

import { useSignedIn } from '../services/services.tsx'

/** Renders its children for a signed-in user, anew for another one who signs in elsewhere; or `fallback`. */
export function UserBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const user = useSignedIn()
  return user === null ? fallback : <Fragment key={user.uid}>{children}</Fragment>
}

/** Id of the signed-in user. Throws outside of a `UserBoundary`. */
export function useUid(): string {
  const user = useSignedIn()
  if (user === null) throw new Error('UserBoundary is missing above this component.')
  return user.uid
}
