import type { Transaction } from '@search-foundation/api-client'
import { formatDateTime, formatSigned } from '@search-foundation/i18n/format'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { skipToken } from '@search-foundation/store/hooks'
import { Link } from '@search-foundation/ui/link'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { usePackName } from '../../ground/packs/use-pack-name.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { firstLoggedDay } from '../../ground/usage/first-logged-day.ts'

/** The columns of a list of transactions, with the key where there may be several. The time of a charge of an account leads to its request, as long as it is logged. They sort only a list that `isComplete`: part of a list would sort to a wrong order. */
export function useTransactionColumns(isComplete: boolean): Column<Transaction>[] {
  const { t, i18n } = useTranslation(['dashboard-billing', 'common'])
  const { account } = useKeyScope()
  const showsAll = account !== undefined && account.keyId === undefined
  const { data: keys } = useAccountKeysQuery(showsAll ? { uid: account.uid } : skipToken)
  const keyName = useStoredKeyName()
  const keyOf = ({ key_id, key_tail = '' }: Transaction) =>
    keyName(keys?.find(({ id }) => id === key_id)?.name, `…${key_tail}`)
  const packName = usePackName()
  const subjectOf = ({ metadata }: Transaction) =>
    metadata.model_name ?? packName(metadata.product_name ?? '')
  const { pathOf } = usePlace()
  const firstLogged = firstLoggedDay(new Date())
  const sortable = (sortValue: (row: Transaction) => string | number) => (isComplete ? { sortValue } : {})
  return [
    {
      id: 'time',
      header: t('transactions.time'),
      isRowHeader: true,
      cell: ({ updated_at, request_id }) => {
        const text = formatDateTime(updated_at, i18n.language)
        const time = <time dateTime={updated_at}>{text}</time>
        return !request_id || account === undefined || updated_at < firstLogged ? (
          time
        ) : (
          <Link
            href={pathOf('requests', { item: request_id })}
            aria-label={t('transactions.request', { time: text })}
          >
            {time}
          </Link>
        )
      },
      ...sortable(({ updated_at }) => updated_at),
    },
    {
      id: 'type',
      header: t('transactions.type'),
      cell: ({ type }) => t(`transactions.types.${type}`),
      ...sortable(({ type }) => type),
    },
    ...(showsAll ? [{ id: 'key', header: t('common:key'), cell: keyOf, ...sortable(keyOf) }] : []),
    { id: 'subject', header: t('transactions.subject'), cell: subjectOf, ...sortable(subjectOf) },
    {
      id: 'tokens',
      header: t('common:tokens'),
      align: 'end',
      cell: ({ quantity }) => formatSigned(quantity, i18n.language),
      ...sortable(({ quantity }) => quantity),
    },
  ]
}
