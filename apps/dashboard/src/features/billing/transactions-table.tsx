import type { Transaction } from '@search-foundation/api-client'
import {
  useDownloadTransactionsMutation,
  useTransactionsInfiniteQuery,
} from '@search-foundation/store/endpoints/transactions'
import { Button } from '@search-foundation/ui/button'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { DownloadIcon, Icon } from '@search-foundation/ui/icon'
import { Select } from '@search-foundation/ui/select'
import { Stack } from '@search-foundation/ui/stack'
import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useDownload } from '../../ground/files/use-download.ts'
import { useListState } from '../../ground/lists/use-list-state.ts'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { useTransactionColumns } from './transaction-columns.tsx'
import { readTransactionType, transactionTypes } from './transaction-type.ts'

const pageSize = 100

/** All credits and debits of the key, newest first, page by page, with a CSV file of all of them. The address holds the filter. */
export function TransactionsTable() {
  const { t } = useTranslation(['dashboard-billing', 'ui', 'common'])
  const apiKey = useApiKey()
  const [wanted, setWanted] = useQueryParameter('type')
  const type = readTransactionType(wanted)
  const filter = { apiKey, ...(type !== undefined && { type }) }
  const query = useTransactionsInfiniteQuery({ ...filter, pageSize })
  const [prepareFile, { isLoading: isPreparing }] = useDownloadTransactionsMutation()
  const download = useDownload()
  return (
    <Stack>
      <Table<Transaction>
        {...useListState(query)}
        caption={t('transactions.caption')}
        columns={useTransactionColumns(!query.hasNextPage)}
        rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
        rowKey={({ id }) => id}
        skeletonRows={8}
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
              onChange={(id) => setWanted(id === 'all' ? null : id)}
              options={[
                { id: 'all', label: t('transactions.all') },
                ...transactionTypes.map((id) => ({ id, label: t(`transactions.types.${id}`) })),
              ]}
            />
            <Button
              size="sm"
              icon={<Icon of={DownloadIcon} size="sm" />}
              isPending={isPreparing}
              onPress={() => void download(prepareFile(filter), 'transactions.csv')}
            >
              {t('ui:downloadCsv')}
            </Button>
          </>
        }
      />
      {query.hasNextPage && (
        <div>
          <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {t('common:showMore')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
