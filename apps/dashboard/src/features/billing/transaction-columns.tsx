import type { Transaction } from '@search-foundation/api-client'
import { formatDateTime, formatSigned } from '@search-foundation/i18n/format'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

const subjectOf = ({ metadata }: Transaction) => metadata.model_name ?? metadata.product_name ?? ''

/** The columns of a list of transactions. They sort only a list that `isComplete`: part of a list would sort to a wrong order. */
export function useTransactionColumns(isComplete: boolean): Column<Transaction>[] {
  const { t, i18n } = useTranslation(['dashboard-billing', 'common'])
  const sortable = (sortValue: (row: Transaction) => string | number) => (isComplete ? { sortValue } : {})
  return [
    {
      id: 'time',
      header: t('transactions.time'),
      isRowHeader: true,
      cell: ({ updated_at }) => (
        <time dateTime={updated_at}>{formatDateTime(updated_at, i18n.language)}</time>
      ),
      ...sortable(({ updated_at }) => updated_at),
    },
    {
      id: 'type',
      header: t('transactions.type'),
      cell: ({ type }) => t(`transactions.types.${type}`),
      ...sortable(({ type }) => type),
    },
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
