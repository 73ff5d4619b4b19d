import type { LoggedRequest } from '@search-foundation/api-client/account'
import { formatDateTime, formatSigned } from '@search-foundation/i18n/format'
import { useAccountTransactionsInfiniteQuery } from '@search-foundation/store/endpoints/transactions'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../../ground/place/use-place.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'

/** The charge for a call in the ledger, with a link to it among the transactions. */
export function LedgerEntry({ request: { id, key_id: key } }: { request: LoggedRequest }) {
  const { t, i18n } = useTranslation(['dashboard-requests', 'common'])
  const { pathOf } = usePlace()
  const { data, isError } = useAccountTransactionsInfiniteQuery({ requestId: id, uid: useUid(), pageSize: 1 })
  const [charge] = data?.pages[0]?.records ?? []
  if (data === undefined && !isError) return <Skeleton width="12rem" />
  return (
    <Row as="span" gap="sm">
      {charge === undefined
        ? '–'
        : t('charged', {
            tokens: formatSigned(charge.quantity, i18n.language),
            time: formatDateTime(charge.updated_at, i18n.language),
          })}
      {(charge !== undefined || isError) && (
        <Link href={pathOf('billing', { query: { view: 'transactions', request: id, key } })}>
          {t('charge')}
        </Link>
      )}
    </Row>
  )
}
