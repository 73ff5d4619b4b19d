import { formatDate } from '@search-foundation/i18n/format'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { Badge } from '@search-foundation/ui/badge'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { readRequestFilter } from './request-filter.ts'

/** The filters in a query of the address, each in words. */
export function FilterBadges({ query }: { query: string }) {
  const { t, i18n } = useTranslation(['dashboard-requests', 'common'])
  const productName = useProductName()
  const keyName = useStoredKeyName()
  const keys = useAccountKeysQuery({ uid: useUid(), includeRevoked: true })
  const { id, status, errorCode, product, model, keyId, from, to } = readRequestFilter(
    new URLSearchParams(query),
  )
  const key = keys.data?.find((one) => one.id === keyId)
  // A period may be open at one end.
  const dayOf = (day: string | undefined) => (day === undefined ? '…' : formatDate(day, i18n.language))
  const words = [
    [t('id'), id],
    [t('status'), status && t(`statuses.${status as '4xx'}`)],
    [t('errorCode'), errorCode],
    [t('common:product'), product === 'search' ? t('common:search') : product && productName(product)],
    [t('common:model'), model],
    [t('common:key'), keyId && keyName(key?.name, key?.masked ?? keyId)],
    [t('days'), (from ?? to) && `${dayOf(from)} – ${dayOf(to)}`],
  ]
  return (
    <Row as="span" gap="xs">
      {words.flatMap(([label, value]) =>
        value === undefined || value === '' ? [] : <Badge key={label}>{`${label}: ${value}`}</Badge>,
      )}
    </Row>
  )
}
