import type { ProductRateLimits } from '@search-foundation/api-client'
import { formatCompact, formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Meter } from '@search-foundation/ui/meter'
import { Stack } from '@search-foundation/ui/stack'

import { levelOf } from './limit-level.ts'

/** Requests and tokens that a key has used of its limits in the last minute. */
export function UsedLimit({ row }: { row: ProductRateLimits }) {
  const { t, i18n } = useTranslation(['dashboard-rate-limits', 'dashboard-frame', 'common'])
  const { usage } = row
  if (!usage) return '–'
  const { requests, tokens } = row[usage.tier]
  return (
    <Stack gap="xs">
      <Meter
        label={t('dashboard-frame:tabs.requests')}
        value={Math.min(usage.requests, requests)}
        maxValue={requests}
        valueText={t('ofLimit', {
          used: formatNumber(usage.requests, i18n.language),
          limit: formatNumber(requests, i18n.language),
        })}
        tone={levelOf(usage.requests, requests)}
      />
      {tokens !== null && (
        <Meter
          label={t('common:tokens')}
          value={Math.min(usage.tokens, tokens)}
          maxValue={tokens}
          valueText={t('ofLimit', {
            used: formatCompact(usage.tokens, i18n.language),
            limit: formatCompact(tokens, i18n.language),
          })}
          tone={levelOf(usage.tokens, tokens)}
        />
      )}
    </Stack>
  )
}
