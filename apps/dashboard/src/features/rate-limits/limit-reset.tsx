import type { RateLimit, RateLimitUsage } from '@search-foundation/api-client'
import { formatDuration, formatTime } from '@search-foundation/i18n/format'
import { Badge } from '@search-foundation/ui/badge'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useSecondsUntil } from '../../ground/time/use-seconds-until.ts'
import { levelOf } from './limit-level.ts'

interface LimitResetProps {
  usage: RateLimitUsage
  limit: RateLimit
  /** When the limit resets (ISO 8601). */
  at: string
}

/** When the oldest call of the last minute stops counting, with a countdown; for a key that has reached its limit, until its next call. */
export function LimitReset({ usage, limit: { requests, tokens }, at }: LimitResetProps) {
  const isReached =
    levelOf(usage.requests, requests) === 'negative' ||
    (tokens !== null && levelOf(usage.tokens, tokens) === 'negative')
  return <Countdown end={Date.parse(at)} isReached={isReached} />
}

function Countdown({ end, isReached }: { end: number; isReached: boolean }) {
  const { t, i18n } = useTranslation('dashboard-rate-limits')
  const left = useSecondsUntil(end)
  const time = formatDuration(left * 1000, i18n.language)
  return (
    <Stack gap="xs">
      {isReached && left > 0 && (
        <Row as="span">
          <Badge tone="negative">{t('reached')}</Badge>
        </Row>
      )}
      <span>{formatTime(end, i18n.language)}</span>
      <Text as="span" tone="muted" size="sm">
        <span role="timer">{left > 0 && t(isReached ? 'nextCall' : 'resetsIn', { time })}</span>
      </Text>
    </Stack>
  )
}
