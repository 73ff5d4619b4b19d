import type { TotalConsumption } from '@search-foundation/api-client'
import { formatDate, formatNumber } from '@search-foundation/i18n/format'
import { useTotalConsumptionQuery } from '@search-foundation/store/endpoints/usage'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { viewStatus } from '../../app/view-status.ts'

type Entry = TotalConsumption['by_day'][number]

/** Tokens by day, product and model over the last `days` days, with a CSV of it. */
export function UsageTable({ apiKey, days }: { apiKey: string; days: number }) {
  const { t, i18n } = useTranslation('dashboard')
  const query = useTotalConsumptionQuery(apiKey)
  const { data, refetch } = query
  const since = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  return (
    <Table<Entry>
      caption={t('usage.table')}
      csvName="usage"
      locale={i18n.language}
      rows={(data?.by_day ?? []).filter(({ date }) => date > since).toReversed()}
      rowKey={({ date, product_name, model_name }) => `${date} ${product_name} ${model_name}`}
      status={viewStatus(query)}
      onRetry={() => void refetch()}
      empty={
        <EmptyState
          compact
          headingLevel={2}
          title={t('usage.empty')}
          description={t('usage.emptyDescription')}
        />
      }
      maxHeight="32rem"
      columns={[
        {
          id: 'date',
          header: t('usage.date'),
          isRowHeader: true,
          cell: ({ date }) => formatDate(date, i18n.language),
          sortValue: ({ date }) => date,
          csvValue: ({ date }) => date,
        },
        {
          id: 'product',
          header: t('usage.product'),
          cell: ({ product_name }) => t(`products.${product_name}`, { defaultValue: product_name }),
          sortValue: ({ product_name }) => product_name,
          csvValue: ({ product_name }) => product_name,
        },
        {
          id: 'model',
          header: t('usage.model'),
          cell: ({ model_name }) => <code>{model_name}</code>,
          sortValue: ({ model_name }) => model_name,
          csvValue: ({ model_name }) => model_name,
        },
        {
          id: 'tokens',
          header: t('usage.tokens'),
          align: 'end',
          cell: ({ tokens }) => formatNumber(tokens, i18n.language),
          sortValue: ({ tokens }) => tokens,
          csvValue: ({ tokens }) => tokens,
        },
      ]}
    />
  )
}
