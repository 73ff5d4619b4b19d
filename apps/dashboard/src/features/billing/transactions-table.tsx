import type { Transaction } from '@search-foundation/api-client'
import { Button } from '@search-foundation/ui/button'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { FilterSelect } from '../../ground/query/filter-select.tsx'
import { useQueryParameters } from '../../ground/query/use-query-parameter.ts'
import { useTransactionColumns } from './transaction-columns.tsx'
import { filterNames, readTransactionFilter, transactionTypes } from './transaction-filter.ts'
import { transactionRowKey } from './transaction-row-key.ts'
import { useTransactions, useTransactionsDownload } from './use-transactions.ts'

const pageSize = 100

/** All credits and debits of the chosen keys, newest first, page by page, with a CSV file of all of them. The address holds the filter. */
export function TransactionsTable() {
  const { t } = useTranslation(['dashboard-billing', 'ui', 'common'])
  const [wanted, change] = useQueryParameters(...filterNames)
  const filter = readTransactionFilter(wanted)
  const query = useTransactions({ ...filter, pageSize })
  const download = useTransactionsDownload()
  return (
    <Table<Transaction>
      {...tableState(query)}
      caption={t('transactions.caption')}
      columns={useTransactionColumns(!query.hasNextPage)}
      rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
      rowKey={transactionRowKey}
      skeletonRows={8}
      maxHeight="40rem"
      empty={
        <EmptyWithDocs
          headingLevel={2}
          compact
          title={t('transactions.empty')}
          description={t('transactions.emptyDescription')}
        />
      }
      isFiltered={Object.keys(filter).length > 0}
      onClearFilters={() => change({ type: null, request: null, from: null, to: null })}
      onDownloadCsv={() => download(filter)}
      toolbar={
        <>
          {filter.requestId !== undefined && (
            <Button size="sm" onClick={() => change({ request: null })}>
              {t('transactions.showAll')}
            </Button>
          )}
          <FilterSelect
            label={t('transactions.type')}
            allLabel={t('transactions.all')}
            value={filter.type}
            onChoose={(type) => change({ type })}
            options={transactionTypes.map((id) => ({ id, label: t(`transactions.types.${id}`) }))}
          />
        </>
      }
    />
  )
}
