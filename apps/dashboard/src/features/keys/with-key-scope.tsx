import { serviceError } from '@search-foundation/store/service-error'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useChosenKeyScope } from '../../ground/key-scope/use-chosen-key-scope.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { NoKey } from './no-key.tsx'

/** Renders its children with the keys that the address is about, which they get by `useKeyScope`; without any key, how to get one. */
export function WithKeyScope({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dashboard-keys')
  const { scope, isPending, query } = useChosenKeyScope()
  if (isPending) {
    return (
      <Card>
        <Skeleton height="12rem" shape="block" />
      </Card>
    )
  }
  if (scope !== null) return <KeyScopeContext value={scope}>{children}</KeyScopeContext>
  if (!query.isError) return <NoKey />
  return (
    <Card>
      <ErrorState
        compact
        title={t('scope.failed')}
        detail={serviceError(query.error).message}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    </Card>
  )
}
