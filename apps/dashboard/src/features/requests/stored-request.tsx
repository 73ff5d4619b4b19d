import { useRequestsInfiniteQuery } from '@search-foundation/store/endpoints/requests'
import { useTranslation } from 'react-i18next'

import { ItemState } from '../../ground/item/item-state.tsx'
import { useItemTitle } from '../../ground/item/item-title.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { RequestFacts } from './request-facts.tsx'

/** The details of a call of the last 30 days, which are read by its id. */
export function StoredRequest({ id }: { id: string }) {
  const { t } = useTranslation('dashboard-requests')
  // The service searches by the beginning of an id.
  const query = useRequestsInfiniteQuery({ id, uid: useUid(), pageSize: 1 })
  const request = query.data?.pages[0]?.records.find((record) => record.id === id)
  useItemTitle(request && `${request.method} ${request.route}`)
  if (request !== undefined) return <RequestFacts request={request} />
  return <ItemState id={id} query={query} failed={t('failed')} height="22rem" />
}
