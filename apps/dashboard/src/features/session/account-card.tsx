import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { useIsSessionPending, useIsSessionUnreachable, useSession } from '../../ground/services/services.tsx'
import { SignOutDialog } from './sign-out.ts'
import { UnknownUser } from './unknown-user.tsx'

/** Who is signed in, with the way out; or the way in. */
export function AccountCard() {
  const { t } = useTranslation(['auth', 'common'])
  const { user } = useSession()
  const isPending = useIsSessionPending()
  const isUnreachable = useIsSessionUnreachable()
  const dialogs = useDialogs()
  const [isLeaving, setLeaving] = useState(false)
  if (isPending || isUnreachable) {
    return (
      <Card headingLevel={2} title={t('card.title')}>
        <UnknownUser height="4rem" />
      </Card>
    )
  }
  return (
    <Card
      headingLevel={2}
      title={t('card.title')}
      description={
        user === null
          ? t('card.signedOut')
          : t('card.signedIn', { email: user.email ?? user.phoneNumber ?? user.uid })
      }
    >
      {user === null ? (
        <Button variant="solid" onClick={() => dialogs.show('sign-in')}>
          {t('common:signIn')}
        </Button>
      ) : (
        <Button onClick={() => setLeaving(true)}>{t('common:signOut')}</Button>
      )}
      <SignOutDialog isOpen={isLeaving} onOpenChange={setLeaving} />
    </Card>
  )
}
