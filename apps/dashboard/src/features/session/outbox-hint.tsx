import { Link } from '@search-foundation/ui/link'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../ground/services/services.tsx'

/** Where to find mails of the local platform, which sends none. Nothing in builds for other services. */
export function OutboxHint() {
  const { t } = useTranslation('auth')
  const { config } = useServices()
  if (config.outboxUrl === undefined) return null
  return (
    <Text tone="muted" size="sm">
      {t('outbox.hint')}{' '}
      <Link href={config.outboxUrl} external>
        {t('outbox.open')}
      </Link>
    </Text>
  )
}
