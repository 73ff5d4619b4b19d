import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import { packsText, priceText } from '../purchase-text.ts'
import type { Purchase } from '../purchases.ts'

/** Ways to buy a number of tokens, the best one first and in bold. */
export function PurchaseTable({ purchases }: { purchases: readonly Purchase[] }) {
  const { t } = useTranslation(['web-pricing', 'common'])
  const { locale } = usePageAddress()
  return (
    <ComparisonTable
      caption={t('calculator.heading')}
      stackOnPhone
      columns={[
        { id: 'packs', header: t('calculator.purchase') },
        { id: 'price', header: t('calculator.price'), align: 'end' },
        { id: 'left', header: t('calculator.left'), align: 'end' },
      ]}
      rows={purchases.map((purchase, index) => {
        const packs = packsText(purchase, (id) => t(`common:packName.${id}`), locale)
        const price = priceText(purchase, locale)
        return {
          id: packs,
          cells: [
            index === 0 ? <strong key="packs">{packs}</strong> : packs,
            index === 0 ? <strong key="price">{price}</strong> : price,
            t('common:amount.tokens', tokenAmount(purchase.left, locale, 'compact')),
          ],
        }
      })}
    />
  )
}
