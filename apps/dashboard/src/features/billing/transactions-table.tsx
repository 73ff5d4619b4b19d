import type { Transaction, TransactionType } from '@search-foundation/api-client'
import { formatDateTime, formatSigned } from '@search-foundation/i18n/format'
import { useTransactionsQuery } from '@search-foundation/store/api'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Select } from '@search-foundation/ui/select'
import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { viewStatus } from '../../app/view-status.ts'

const types: readonly TransactionType[] = ['consume', 'purchase', 'trial', 'transfer_in', 'transfer_out']

export interface TransactionsTableProps {
  apiKey: string
  /** Show only the newest ones, without filter and file. */
  limit?: number
  type?: string | undefined
  onTypeChange?: (type: string | undefined) => void
}

/** What came into a key's wallet and what left it. */
export function TransactionsTable({ apiKey, limit, type, onTypeChange }: TransactionsTableProps) {
  const { t, i18n } = useTranslation('dashboard')
  const query = useTransactionsQuery(apiKey)
  const { data, refetch } = query
  const locale = i18n.language
  const rows = (data ?? []).filter((row) => type === undefined || row.type === type).slice(0, limit)
  const what = ({ metadata }: Transaction) => metadata.model_name ?? metadata.product_name ?? ''
  return (
    <Table<Transaction>
      caption={t(limit === undefined ? 'transactions.caption' : 'transactions.recent')}
      rows={rows}
      rowKey={({ id }) => id}
      locale={locale}
      status={viewStatus(query)}
      skeletonRows={limit ?? 8}
      onRetry={() => void refetch()}
      {...(limit === undefined ? { csvName: 'transactions', maxHeight: '40rem' } : {})}
      empty={
        type === undefined ? (
          <EmptyState
            headingLevel={2}
            compact
            title={t('transactions.empty')}
            description={t('transactions.emptyDescription')}
          />
        ) : (
          <EmptyState compact headingLevel={2} title={t('transactions.noneOfType')} />
        )
      }
      toolbar={
        onTypeChange && (
          <Select
            label={t('transactions.type')}
            hideLabel
            size="sm"
            value={type ?? 'all'}
            onChange={(id) => onTypeChange(id === 'all' ? undefined : id)}
            options={[
              { id: 'all', label: t('transactions.all') },
              ...types.map((id) => ({ id, label: t(`transactions.types.${id}`) })),
            ]}
          />
        )
      }
      columns={[
        {
          id: 'time',
          header: t('transactions.time'),
          isRowHeader: true,
          cell: ({ updated_at }) => <time dateTime={updated_at}>{formatDateTime(updated_at, locale)}</time>,
          sortValue: ({ updated_at }) => updated_at,
          csvValue: ({ updated_at }) => updated_at,
        },
        {
          id: 'type',
          header: t('transactions.type'),
          cell: (row) => t(`transactions.types.${row.type}`),
          sortValue: (row) => row.type,
          csvValue: (row) => row.type,
        },
        { id: 'what', header: t('transactions.what'), cell: what, sortValue: what, csvValue: what },
        {
          id: 'tokens',
          header: t('transactions.tokens'),
          align: 'end',
          cell: ({ quantity }) => formatSigned(quantity, locale),
          sortValue: ({ quantity }) => quantity,
          csvValue: ({ quantity }) => quantity,
        },
      ]}
    />
  )
}
