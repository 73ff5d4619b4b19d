import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useIsSessionPending, useIsSessionUnreachable } from '../../ground/services/services.tsx'
import { UserBoundary } from '../../ground/session/user-boundary.tsx'
import { UnknownUser } from './unknown-user.tsx'

export interface WithUserProps {
  /** What the page shows with data, as a picture below how to sign in. */
  sample?: ReactNode
  /**
   * Hides the sign-in card here, because the page shows one above.
   * @default false
   */
  isSaidAbove?: boolean
  children: ReactNode
}

/** Renders its children for a signed-in user; without one, why to sign in, and how. */
export function WithUser({ sample, isSaidAbove = false, children }: WithUserProps) {
  return (
    <UserBoundary fallback={<NoUser sample={sample} isSaidAbove={isSaidAbove} />}>{children}</UserBoundary>
  )
}

function NoUser({ sample, isSaidAbove }: Omit<WithUserProps, 'children'>) {
  const { t } = useTranslation(['auth', 'common'])
  const dialogs = useDialogs()
  const isPending = useIsSessionPending()
  const isUnreachable = useIsSessionUnreachable()
  if (isPending || isUnreachable) {
    return (
      <Card>
        <UnknownUser height="12rem" />
      </Card>
    )
  }
  if (isSaidAbove) return sample
  return (
    <>
      <Card>
        <EmptyWithDocs
          compact={sample !== undefined}
          headingLevel={2}
          title={t('needed.title')}
          description={t('needed.description')}
          action={
            <Button variant="solid" onClick={() => dialogs.show('sign-in')}>
              {t('common:signIn')}
            </Button>
          }
        />
      </Card>
      {sample}
    </>
  )
}
