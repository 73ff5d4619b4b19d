import type { TotalConsumption } from '@search-foundation/api-client'
import { formatDate, formatNumber } from '@search-foundation/i18n/format'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useProductName } from '../../ground/products/use-product-name.ts'
/** Tokens of one day, product and model. */
export type UsageEntry = TotalConsumption['by_day'][number]

/** The columns of a list of usage. */
export function useUsageColumns(): Column<UsageEntry>[] {
  const { t, i18n } = useTranslation(['dashboard-usage', 'common'])
  const productName = useProductName()
  return [
    {
      id: 'date',
      header: t('usage.date'),
      isRowHeader: true,
      cell: ({ date }) => formatDate(date, i18n.language),
      sortValue: ({ date }) => date,
    },
    {
      id: 'product',
      header: t('common:product'),
      cell: ({ product_name }) => productName(product_name),
      sortValue: ({ product_name }) => product_name,
    },
    {
      id: 'model',
      header: t('common:model'),
      cell: ({ model_name }) => <code>{model_name}</code>,
      sortValue: ({ model_name }) => model_name,
    },
    {
      id: 'tokens',
      header: t('common:tokens'),
      align: 'end',
      cell: ({ tokens }) => formatNumber(tokens, i18n.language),
      sortValue: ({ tokens }) => tokens,
    },
  ]
}
