import { formatNumber } from '@search-foundation/i18n/format'
import { useTicketsQuery } from '@search-foundation/store/endpoints/billing'
import { skipToken } from '@search-foundation/store/hooks'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useKeyOfScope } from '../../ground/key-scope/use-key-of-scope.ts'

/** How many packs were bought for the chosen key, as its tickets count them. Nothing for all keys together. */
export function PacksBought() {
  const { t, i18n } = useTranslation('dashboard-billing')
  const apiKey = useKeyOfScope()
  const { data: count } = useTicketsQuery(apiKey ?? skipToken)
  if (count === undefined) return null
  return (
    <Text tone="muted">
      {t('transactions.packs', { count, quantity: formatNumber(count, i18n.language) })}
    </Text>
  )
}
