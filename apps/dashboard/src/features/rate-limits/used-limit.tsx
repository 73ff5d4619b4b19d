import type { RateLimit, RateLimitUsage } from '@search-foundation/api-client'
import { formatCompact, formatNumber } from '@search-foundation/i18n/format'
import { Meter } from '@search-foundation/ui/meter'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { levelOf } from './limit-level.ts'

interface LimitMeterProps {
  label: string
  used: number
  limit: number
  format: (value: number, locale: string) => string
}

function LimitMeter({ label, used, limit, format }: LimitMeterProps) {
  const { t, i18n } = useTranslation('dashboard-rate-limits')
  return (
    <Meter
      label={label}
      value={Math.min(used, limit)}
      maxValue={limit}
      valueText={t('ofLimit', { used: format(used, i18n.language), limit: format(limit, i18n.language) })}
      tone={levelOf(used, limit)}
    />
  )
}

/** Requests and tokens that a key has used of its limits in the last minute. */
export function UsedLimit({
  usage,
  limit: { requests, tokens },
}: {
  usage: RateLimitUsage
  limit: RateLimit
}) {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  return (
    <Stack gap="xs">
      <LimitMeter label={t('tabs.requests')} used={usage.requests} limit={requests} format={formatNumber} />
      {tokens !== null && (
        <LimitMeter label={t('common:tokens')} used={usage.tokens} limit={tokens} format={formatCompact} />
      )}
    </Stack>
  )
}
