import type { Product } from '@search-foundation/api-client'
import { formatMoney, formatUnitPrice } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { Card } from '@search-foundation/ui/card'
import { Text } from '@search-foundation/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { packTexts } from '../../ground/packs/pack-texts.ts'

/** A pack with its price, its tokens, and the price of a million of them. `children` is the button. */
export function PackCard({ pack, children }: { pack: Product; children: ReactNode }) {
  const { t, i18n } = useTranslation(['dashboard-billing', 'common'])
  const { name, description } = packTexts(pack, t)
  const millions = pack.token_quantity / 1_000_000
  return (
    <Card as="li" headingLevel={2} title={name} description={description} footer={children}>
      <Text size="figure">
        {pack.price === 0 ? t('packs.noPrice') : formatMoney(pack.price, pack.currency, i18n.language)}
      </Text>
      <Text tone="muted" size="sm">
        {t('common:amount.tokens', tokenAmount(pack.token_quantity, i18n.language, 'compact'))}
        {pack.price > 0 &&
          ` · ${t('packs.rate', { rate: formatUnitPrice(pack.price / millions, pack.currency, i18n.language) })}`}
      </Text>
    </Card>
  )
}
