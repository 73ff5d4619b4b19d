import type { ProductRateLimits } from '@search-foundation/api-client'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useRateLimitsQuery } from '@search-foundation/store/endpoints/models'
import { Stack } from '@search-foundation/ui/stack'
import { Table, tableState } from '@search-foundation/ui/table'
import { Text } from '@search-foundation/ui/text'

import { useRateLimitColumns } from './rate-limit-columns.tsx'

/** What each product allows per minute, by kind of key. */
export function RateLimitsTable() {
  const { t } = useTranslation('dashboard-rate-limits')
  const query = useRateLimitsQuery()
  return (
    <Stack>
      <Table<ProductRateLimits>
        {...tableState(query)}
        caption={t('caption')}
        columns={useRateLimitColumns()}
        rows={query.data ?? []}
        rowKey={({ product }) => product}
        skeletonRows={9}
      />
      <Text tone="muted">{t('note')}</Text>
    </Stack>
  )
}
