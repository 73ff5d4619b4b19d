import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useIsSessionPending, useIsSessionUnreachable, useSession } from '../../ground/services/services.tsx'
import { signOutDialog } from './sign-out.ts'
import { UnknownUser } from './unknown-user.tsx'

/** Who is signed in, with the way out; or the way in. */
export function AccountCard() {
  const { t } = useTranslation(['auth', 'common'])
  const { user } = useSession()
  const isPending = useIsSessionPending()
  const isUnreachable = useIsSessionUnreachable()
  const dialogs = useDialogs()
  const { open } = useOpened('dialog')
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
        <Button onClick={() => open('dialog', signOutDialog)}>{t('common:signOut')}</Button>
      )}
    </Card>
  )
}
