import { formatDate, formatNumber } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { firstLoggedDay } from '../../ground/usage/first-logged-day.ts'
import { useCost } from './use-cost.ts'
import type { FineEntry } from './use-usage-entries.ts'

export interface UsageColumnsOptions {
  byHour: boolean
  byKey: boolean
}

/** The columns of a list of usage. A day of an account leads to its requests, as long as they are logged. */
export function useUsageColumns({ byHour, byKey }: UsageColumnsOptions): Column<FineEntry>[] {
  const { t, i18n } = useTranslation(['dashboard-usage', 'common'])
  const productName = useProductName()
  const { pathOf } = usePlace()
  const { account } = useKeyScope()
  const { cost } = useCost()
  const firstLogged = firstLoggedDay(new Date())
  return [
    {
      id: 'date',
      header: t('usage.date'),
      isRowHeader: true,
      cell: ({ date, product_name: product, model_name: model }) => {
        const text = formatDate(date, i18n.language)
        const day = <time dateTime={date}>{text}</time>
        return account === undefined || date < firstLogged ? (
          day
        ) : (
          <Link
            href={pathOf('requests', { query: { from: date, to: date, product, model } })}
            aria-label={t('usage.requests', { product: `${productName(product)} (${model})`, date: text })}
          >
            {day}
          </Link>
        )
      },
      sortValue: ({ date }) => date,
    },
    ...(byHour
      ? [
          {
            id: 'hour',
            header: t('usage.hour'),
            cell: ({ hour = 0 }: FineEntry) => `${String(hour).padStart(2, '0')}:00`,
            sortValue: ({ hour = 0 }: FineEntry) => hour,
          },
        ]
      : []),
    ...(byKey
      ? [
          {
            id: 'key',
            header: t('common:key'),
            cell: ({ key }: FineEntry) => key?.label ?? '',
            sortValue: ({ key }: FineEntry) => key?.label ?? '',
          },
        ]
      : []),
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
    ...(cost === undefined
      ? []
      : [
          {
            id: 'cost',
            header: t('usage.cost'),
            align: 'end' as const,
            cell: (entry: FineEntry) => cost.format(cost.of(entry)),
            sortValue: (entry: FineEntry) => cost.of(entry),
          },
        ]),
  ]
}
