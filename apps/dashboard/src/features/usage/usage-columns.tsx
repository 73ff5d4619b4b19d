import { formatDate, formatNumber } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { firstLoggedDay } from '../../ground/usage/first-logged-day.ts'
import type { UsageEntry } from '../../ground/usage/use-usage.ts'

/** The columns of a list of usage. A day of an account leads to its requests, as long as they are logged. */
export function useUsageColumns(): Column<UsageEntry>[] {
  const { t, i18n } = useTranslation(['dashboard-usage', 'common'])
  const productName = useProductName()
  const { pathOf } = usePlace()
  const { account } = useKeyScope()
  const firstLogged = firstLoggedDay(new Date())
  return [
    {
      id: 'date',
      header: t('usage.date'),
      isRowHeader: true,
      cell: ({ date, product_name: product, model_name: model }) => {
        const text = formatDate(date, i18n.language)
        return account === undefined || date < firstLogged ? (
          text
        ) : (
          <Link
            href={pathOf('requests', { query: { from: date, to: date, product, model } })}
            aria-label={t('usage.requests', { product: `${productName(product)} (${model})`, date: text })}
          >
            {text}
          </Link>
        )
      },
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
