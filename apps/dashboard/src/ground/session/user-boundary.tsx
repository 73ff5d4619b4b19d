import type { ReactNode } from 'react'

import { useSignedIn } from '../services/services.tsx'

/** Renders its children for a signed-in user, or `fallback`. */
export function UserBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useSignedIn() === null ? fallback : children
}

/** Id of the signed-in user. Throws outside of a `UserBoundary`. */
export function useUid(): string {
  const user = useSignedIn()
  if (user === null) throw new Error('UserBoundary is missing above this component.')
  return user.uid
}
