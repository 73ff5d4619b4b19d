import { formatDateTime, formatRelative, formatSigned } from '@search-foundation/i18n/format'
import { useLatestTransactionQuery } from '@search-foundation/store/endpoints/transactions'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

/** The last change of the balance of a key: its tokens, and how long ago. Nothing where there is none, or it is not known. */
export function LatestTransaction({ apiKey }: { apiKey: string }) {
  const { t, i18n } = useTranslation('dashboard-keys')
  const { data: latest } = useLatestTransactionQuery(apiKey)
  if (latest == null) return null
  const { quantity, updated_at: at } = latest
  return (
    <Text tone="muted" size="sm">
      <span title={formatDateTime(at, i18n.language)}>
        {t('key.latest', {
          tokens: formatSigned(quantity, i18n.language),
          time: formatRelative(at, new Date(), i18n.language),
        })}
      </span>
    </Text>
  )
}
