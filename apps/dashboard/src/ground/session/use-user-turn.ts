import { useState } from 'react'

import { useSignedIn } from '../services/services.tsx'

/**
 * Counts how often another user has followed in this tab. As a key, it makes what a user has typed or fetched go when the next one signs
 * in, in whichever tab; not when the same user comes back, or a visitor signs in.
 */
export function useUserTurn(): number {
  const uid = useSignedIn()?.uid
  const [last, setLast] = useState({ uid, turn: 0 })
  if (uid !== undefined && uid !== last.uid)
    setLast({ uid, turn: last.uid === undefined ? last.turn : last.turn + 1 })
  return last.turn
}
