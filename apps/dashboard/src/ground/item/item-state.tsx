import { serviceError } from '@search-foundation/store/service-error'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../docs/empty-with-docs.tsx'
import { QueryError } from '../query/query-error.tsx'

export interface ItemStateProps {
  /** Id in the address. */
  id: string
  /** Call that reads the item, or the list that it is part of. */
  query: {
    isFetching: boolean
    isSuccess: boolean
    error?: unknown
    refetch: () => unknown
  }
  /** Title for a call that failed. */
  failed: string
  /** Height of the item, so that nothing moves when it appears. */
  height: string
}

/** What the page of an item shows in its place: that it is loading, that it does not exist, or that it could not be loaded. */
export function ItemState({ id, query, failed, height }: ItemStateProps) {
  const { t } = useTranslation('dashboard-frame')
  // A further attempt keeps the error of the last one until it has ended.
  const hasFailed = query.error !== undefined
  const status = hasFailed ? serviceError(query.error).status : undefined
  // Services refuse an id that is not in their format by 422.
  const isMissing = query.isSuccess || status === 404 || status === 422
  if (!hasFailed && !query.isSuccess) return <Skeleton height={height} shape="block" />
  if (isMissing) {
    return (
      <EmptyWithDocs
        headingLevel={2}
        title={t('missing.title')}
        description={
          <>
            {t('missing.description')} <code>{id}</code>
          </>
        }
      />
    )
  }
  return <QueryError query={query} title={failed} />
}
