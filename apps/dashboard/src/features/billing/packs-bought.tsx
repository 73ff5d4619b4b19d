import { formatNumber } from '@search-foundation/i18n/format'
import { useTicketsQuery } from '@search-foundation/store/endpoints/billing'
import { skipToken } from '@search-foundation/store/hooks'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'

/** How many packs were bought for the key in this browser, as its tickets count them. Nothing for other keys, whose text the call would need. */
export function PacksBought() {
  const { t, i18n } = useTranslation('dashboard-billing')
  const { browser } = useKeyScope()
  const { data: count } = useTicketsQuery(browser?.apiKey ?? skipToken)
  if (browser === undefined || count === undefined) return null
  return (
    <Text tone="muted">
      {t('transactions.packs', { count, quantity: formatNumber(count, i18n.language) })}
    </Text>
  )
}
