import type { Transaction, TransactionType } from '@search-foundation/api-client'
import {
  useDownloadTransactionsMutation,
  useTransactionsInfiniteQuery,
} from '@search-foundation/store/endpoints/transactions'
import { Button } from '@search-foundation/ui/button'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { DownloadIcon, Icon } from '@search-foundation/ui/icon'
import { Select } from '@search-foundation/ui/select'
import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { saveFile } from '../../app/save-file.ts'
import { showFailure } from '../../app/show-failure.ts'
import { viewStatus } from '../../app/view-status.ts'
import { useTransactionColumns } from './transaction-columns.tsx'

const types: readonly TransactionType[] = ['consume', 'purchase', 'trial', 'transfer_in', 'transfer_out']
const pageSize = 100

/** The transaction type that a text names, if there is one. */
export const readTransactionType = (text: string | null): TransactionType | undefined =>
  types.find((type) => type === text)

export interface TransactionsTableProps {
  apiKey: string
  type: TransactionType | undefined
  onTypeChange: (type: TransactionType | undefined) => void
}

/** All credits and debits of a key, newest first, page by page, with a CSV file of all of them. */
export function TransactionsTable({ apiKey, type, onTypeChange }: TransactionsTableProps) {
  const { t } = useTranslation('dashboard')
  const filter = { apiKey, ...(type !== undefined && { type }) }
  const query = useTransactionsInfiniteQuery({ ...filter, pageSize })
  const [download, { isLoading: isDownloading }] = useDownloadTransactionsMutation()

  async function save(): Promise<void> {
    try {
      saveFile(await download(filter).unwrap(), 'transactions.csv')
    } catch (error) {
      showFailure(error, t('unreachable'))
    }
  }

  return (
    <div className="stack">
      <Table<Transaction>
        caption={t('transactions.caption')}
        rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
        rowKey={({ id }) => id}
        columns={useTransactionColumns(!query.hasNextPage)}
        status={viewStatus(query)}
        skeletonRows={8}
        onRetry={() => void query.refetch()}
        maxHeight="40rem"
        empty={
          <EmptyState
            headingLevel={2}
            compact
            title={t(type === undefined ? 'transactions.empty' : 'transactions.noneOfType')}
            description={type === undefined ? t('transactions.emptyDescription') : undefined}
          />
        }
        toolbar={
          <>
            <Select
              label={t('transactions.type')}
              hideLabel
              size="sm"
              value={type ?? 'all'}
              onChange={(id) => onTypeChange(readTransactionType(id))}
              options={[
                { id: 'all', label: t('transactions.all') },
                ...types.map((id) => ({ id, label: t(`transactions.types.${id}`) })),
              ]}
            />
            <Button
              size="sm"
              icon={<Icon of={DownloadIcon} size="sm" />}
              isPending={isDownloading}
              onPress={() => void save()}
            >
              {t('ui.downloadCsv')}
            </Button>
          </>
        }
      />
      {query.hasNextPage && (
        <div>
          <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {t('actions.showMore')}
          </Button>
        </div>
      )}
    </div>
  )
}
