import { useServiceStatusQuery } from '@search-foundation/store/endpoints/models'
import { useSpendLimitQuery } from '@search-foundation/store/endpoints/spend-limit'
import { skipToken } from '@search-foundation/store/hooks'
import { Card } from '@search-foundation/ui/card'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ContentSkeleton } from '../../ground/parts/content-skeleton.tsx'
import { QueryError, type QueryErrorProps } from '../../ground/query/query-error.tsx'
import { useSignedIn } from '../../ground/services/services.tsx'
import { useBalance } from '../../ground/usage/use-balance.ts'
import { useUsage } from '../../ground/usage/use-usage.ts'
import { ServiceState } from './service-state.tsx'

/**
 * Renders its children once the balance, the usage and the limit that a warning may be about were read, or could not be: the blocks of the page are
 * replaced once, and no warning pushes the figures down later. Where neither balance nor usage could be read, the page says so once instead of in each
 * block, and stays until a further attempt has an answer.
 */
export function WithFigures({ children }: { children: ReactNode }) {
  const user = useSignedIn()
  const [shown, show] = useState<'skeleton' | 'failure' | 'figures'>('skeleton')
  const balance = useBalance().query
  const usage = useUsage().query
  const queries = [balance, usage, useSpendLimitQuery(user === null ? skipToken : { uid: user.uid })]
  const isFetching = queries.some((query) => query.isFetching && query.data === undefined)
  const answer = balance.isError && usage.isError ? 'failure' : 'figures'
  // What could not be read is tried again when the children ask for it, and they stay.
  if (!isFetching && shown !== 'figures' && shown !== answer) show(answer)
  if (shown === 'figures') return children
  if (shown === 'skeleton') return <ContentSkeleton />

  function refetch() {
    for (const query of queries) if (query.isError) void query.refetch()
  }
  return <Failure query={{ error: balance.error, isFetching, refetch }} />
}

/** That no figures could be read, and the state of the service, which may be why. */
function Failure({ query }: Pick<QueryErrorProps, 'query'>) {
  const { t } = useTranslation('dashboard-frame')
  const { data: status } = useServiceStatusQuery()
  return (
    <>
      <Card>
        <QueryError query={query} title={t('failure.figures')} />
      </Card>
      {status && <ServiceState />}
    </>
  )
}
