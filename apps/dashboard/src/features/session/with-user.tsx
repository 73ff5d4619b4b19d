import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { EmptyState } from '@search-foundation/ui/empty-state'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { useIsSessionPending, useIsSessionUnreachable } from '../../ground/services/services.tsx'
import { UserBoundary } from '../../ground/session/user-boundary.tsx'
import { UnknownUser } from './unknown-user.tsx'

/** Renders its children for a signed-in user; without one, why to sign in, and how. */
export function WithUser({ children }: { children: ReactNode }) {
  return <UserBoundary fallback={<NoUser />}>{children}</UserBoundary>
}

function NoUser() {
  const { t } = useTranslation(['auth', 'common'])
  const dialogs = useDialogs()
  const isPending = useIsSessionPending()
  const isUnreachable = useIsSessionUnreachable()
  return (
    <Card>
      {isPending || isUnreachable ? (
        <UnknownUser height="12rem" />
      ) : (
        <EmptyState
          headingLevel={2}
          title={t('needed.title')}
          description={t('needed.description')}
          action={
            <Button variant="solid" onClick={() => dialogs.show('sign-in')}>
              {t('common:signIn')}
            </Button>
          }
        />
      )}
    </Card>
  )
}
