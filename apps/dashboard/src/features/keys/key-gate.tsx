import type { KeyScope } from '@search-foundation/api-client/account'
import { Card } from '@search-foundation/ui/card'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'
import { ContentSkeleton } from '../../ground/parts/content-skeleton.tsx'
import { QueryError } from '../../ground/query/query-error.tsx'
import { NoKey } from './no-key.tsx'

type ChosenKeys = ReturnType<typeof useChosenKeyScope>

export interface KeyGateProps {
  /** What the key to act with must be allowed to call, where the user has not chosen one. */
  needs?: KeyScope | undefined
  /** What to show without any key; how to get one by default. */
  fallback?: ReactNode
  /** What the page shows with data, as a picture below how to get a key. */
  sample?: ReactNode
  /** Returns what to show for the chosen keys, or null where there are none. */
  children: (chosen: ChosenKeys) => ReactNode
}

/** Waits until it is known which keys there are. Without any, shows how to get one; after a failure, how to try again. */
export function KeyGate({ needs, fallback, sample, children }: KeyGateProps) {
  const { t } = useTranslation('dashboard-keys')
  const chosen = useChosenKeyScope(needs)
  const { isPending, isUnknown, query } = chosen
  if (isPending) return <ContentSkeleton />
  const content = children(chosen)
  if (content !== null) return content
  if (!isUnknown) return fallback === undefined ? <NoKey sample={sample} /> : fallback
  return (
    <Card>
      <QueryError query={query} title={t('scope.failed')} />
    </Card>
  )
}
