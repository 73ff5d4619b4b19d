import type { ProductRateLimits } from '@search-foundation/api-client'
import { Stack } from '@search-foundation/ui/stack'
import { Table, tableState } from '@search-foundation/ui/table'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useRateLimitColumns } from './rate-limit-columns.tsx'
import { useRateLimits } from './use-rate-limits.ts'

/** What each product allows per minute, by kind of key, and what the chosen key has used. */
export function RateLimitsTable() {
  const { t } = useTranslation('dashboard-rate-limits')
  const { query, isOfAllKeys } = useRateLimits()
  const rows = query.data ?? []
  const hasUsage = rows.some(({ usage }) => usage)
  return (
    <Stack>
      {isOfAllKeys && <Text>{t('chooseKey')}</Text>}
      <Table<ProductRateLimits>
        {...tableState(query)}
        caption={t('caption')}
        columns={useRateLimitColumns({ hasUsage })}
        rows={rows}
        rowKey={({ product }) => product}
        skeletonRows={9}
      />
      <Text tone="muted" size="sm">
        {t('note')}
      </Text>
      {hasUsage && (
        <Text tone="muted" size="sm">
          {t('resetNote')}
        </Text>
      )}
    </Stack>
  )
}
