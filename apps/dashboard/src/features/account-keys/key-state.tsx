import type { AccountKey } from '@search-foundation/api-client/account'
import { formatDate, formatDateTime } from '@search-foundation/i18n/format'
import { Badge } from '@search-foundation/ui/badge'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useIsKeyInUse } from '../../ground/api-key/use-is-key-in-use.ts'

const tones = { active: 'positive', expired: 'warning', revoked: 'neutral' } as const

function stateOf({ revoked_at, expires_at }: AccountKey): keyof typeof tones {
  if (revoked_at !== null) return 'revoked'
  return expires_at !== null && new Date(expires_at) <= new Date() ? 'expired' : 'active'
}

/** Whether a key works, whether this browser uses it, and until when it or its previous text works. */
export function KeyState({ apiKey }: { apiKey: AccountKey }) {
  const { t, i18n } = useTranslation('dashboard-account-keys')
  const isInUse = useIsKeyInUse()(apiKey)
  const state = stateOf(apiKey)
  const { expires_at: expiresAt, rotation } = apiKey
  return (
    <Stack gap="xs">
      <Row gap="xs">
        <Badge tone={tones[state]}>{t(state)}</Badge>
        {isInUse && state === 'active' && <Badge tone="info">{t('inUse')}</Badge>}
      </Row>
      {state === 'active' && expiresAt !== null && (
        <Text tone="muted" size="xs">
          {t('expiry.on', { date: formatDate(expiresAt, i18n.language) })}
        </Text>
      )}
      {state === 'active' && rotation !== null && (
        <Text tone="muted" size="xs">
          {t('rotate.until', { time: formatDateTime(rotation.previous_key_ends_at, i18n.language) })}
        </Text>
      )}
    </Stack>
  )
}
