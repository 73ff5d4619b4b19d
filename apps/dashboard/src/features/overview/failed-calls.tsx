import type { LoggedRequest } from '@search-foundation/api-client/account'
import { formatDateTime } from '@search-foundation/i18n/format'
import { useRequestsInfiniteQuery } from '@search-foundation/store/endpoints/requests'
import { Badge } from '@search-foundation/ui/badge'
import { Link } from '@search-foundation/ui/link'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { useSignedIn } from '../../ground/services/services.tsx'

const shown = 5

/** The last calls with keys of the signed-in user that failed. Nothing for visitors: only accounts have a request log. */
export function FailedCalls() {
  const user = useSignedIn()
  const { account } = useKeyScope()
  if (user === null || account === undefined) return null
  return <FailedCallsTable {...account} />
}

function FailedCallsTable({ uid, keyId }: { uid: string; keyId?: string }) {
  const { t, i18n } = useTranslation(['dashboard-overview', 'common'])
  const { pathOf } = usePlace()
  const productName = useProductName()
  const filter = { uid, pageSize: shown, ...(keyId !== undefined && { keyId }) }
  const refused = useRequestsInfiniteQuery({ ...filter, status: '4xx' })
  const failed = useRequestsInfiniteQuery({ ...filter, status: '5xx' })
  const rows = [refused, failed]
    .flatMap(({ data }) => data?.pages.flatMap(({ records }) => records) ?? [])
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, shown)
  const state = tableState(failed.isError || refused.data !== undefined ? failed : refused)
  return (
    <Table<LoggedRequest>
      {...state}
      caption={t('failed.caption')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyWithDocs about="requests" compact headingLevel={2} title={t('failed.empty')} />}
      columns={[
        {
          id: 'status',
          header: t('failed.status'),
          cell: ({ status }) => <Badge tone={status < 500 ? 'warning' : 'negative'}>{status}</Badge>,
        },
        {
          id: 'call',
          header: t('failed.call'),
          isRowHeader: true,
          cell: ({ id, status, product, route }) => (
            <Link
              href={pathOf('requests', {
                query: { status: status < 500 ? '4xx' : '5xx', request: id },
              })}
            >
              {product === null ? route : productName(product)}
            </Link>
          ),
        },
        { id: 'time', header: t('failed.time'), cell: ({ at }) => formatDateTime(at, i18n.language) },
      ]}
    />
  )
}
