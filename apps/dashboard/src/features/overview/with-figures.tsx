import { useSpendLimitQuery } from '@search-foundation/store/endpoints/spend-limit'
import { skipToken } from '@search-foundation/store/hooks'
import { useState, type ReactNode } from 'react'

import { ContentSkeleton } from '../../ground/parts/content-skeleton.tsx'
import { useSignedIn } from '../../ground/services/services.tsx'
import { useBalance } from '../../ground/usage/use-balance.ts'
import { useUsage } from '../../ground/usage/use-usage.ts'

/**
 * Renders its children once the balance, the usage and the limit that a warning may be about were read, or could not be: the blocks of the page are
 * replaced once, and no warning pushes the figures down later.
 */
export function WithFigures({ children }: { children: ReactNode }) {
  const user = useSignedIn()
  const [isRead, setRead] = useState(false)
  const queries = [
    useBalance().query,
    useUsage().query,
    useSpendLimitQuery(user === null ? skipToken : { uid: user.uid }),
  ]
  // What could not be read is tried again when the children ask for it, and they stay.
  if (!isRead && !queries.some(({ isLoading }) => isLoading)) setRead(true)
  return isRead ? children : <ContentSkeleton />
}
