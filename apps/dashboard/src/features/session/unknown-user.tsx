import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useTranslation } from 'react-i18next'

import { useIsSessionPending, useServices } from '../../ground/services/services.tsx'

/** What is shown until it is known who is signed in, or when that cannot be found out. */
export function UnknownUser({ height }: { height: string }) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const isPending = useIsSessionPending()
  if (isPending) return <Skeleton height={height} shape="block" />
  return (
    <ErrorState
      compact
      description={t('error.network-request-failed')}
      onRetry={() => void auth.start().catch(() => undefined)}
    />
  )
}
