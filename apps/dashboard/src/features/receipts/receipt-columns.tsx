import type { Receipt } from '@search-foundation/api-client/account'
import { formatCompact, formatDate, formatMoney } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../../ground/place/use-place.ts'
import { useReceiptTexts } from './use-receipt-texts.ts'

/** The columns of a list of receipts. */
export function useReceiptColumns(): Column<Receipt>[] {
  const { t, i18n } = useTranslation(['dashboard-receipts', 'common'])
  const { pathOf } = usePlace()
  const texts = useReceiptTexts()
  return [
    {
      id: 'number',
      header: t('number'),
      isRowHeader: true,
      cell: ({ id, number }) => (
        <Link href={pathOf('billing', { item: id })}>{t('numbered', { number })}</Link>
      ),
    },
    { id: 'date', header: t('date'), cell: ({ created_at }) => formatDate(created_at, i18n.language) },
    { id: 'product', header: t('pack'), cell: texts.pack },
    { id: 'kind', header: t('kind'), card: 'none', cell: texts.kind },
    { id: 'key', header: t('key'), cell: texts.key },
    {
      id: 'tokens',
      header: t('common:tokens'),
      align: 'end',
      isLabeledInCard: true,
      cell: ({ token_quantity }) => formatCompact(token_quantity, i18n.language),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      card: 'figure',
      isLabeledInCard: false,
      cell: ({ amount, currency }) => formatMoney(amount, currency, i18n.language),
    },
  ]
}
