import type { Receipt } from '@search-foundation/api-client/account'
import { formatCompact, formatDate, formatMoney } from '@search-foundation/i18n/format'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import type { Column } from '@search-foundation/ui/table'

const kindTexts = {
  checkout: 'dashboard-billing:transactions.types.purchase',
  auto_recharge: 'dashboard-auto-recharge:title',
} as const satisfies Record<Receipt['kind'], string>

/** The columns of a list of receipts. */
export function useReceiptColumns(): Column<Receipt>[] {
  const { t, i18n } = useTranslation([
    'dashboard-receipts',
    'dashboard-billing',
    'dashboard-auto-recharge',
    'common',
  ])
  return [
    { id: 'number', header: t('number'), isRowHeader: true, cell: ({ number }) => t('numbered', { number }) },
    { id: 'date', header: t('date'), cell: ({ created_at }) => formatDate(created_at, i18n.language) },
    {
      id: 'product',
      header: t('pack'),
      cell: ({ product_name, order_quantity }) =>
        order_quantity === 1 ? product_name : t('packs', { count: order_quantity, name: product_name }),
    },
    { id: 'kind', header: t('kind'), cell: ({ kind }) => t(kindTexts[kind]) },
    { id: 'key', header: t('key'), cell: ({ key_name, key_tail }) => key_name ?? <code>…{key_tail}</code> },
    {
      id: 'tokens',
      header: t('common:tokens'),
      align: 'end',
      cell: ({ token_quantity }) => formatCompact(token_quantity, i18n.language),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, currency }) => formatMoney(amount, currency, i18n.language),
    },
  ]
}
