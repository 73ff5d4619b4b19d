import { useTranslation } from '@search-foundation/i18n/use-translation'
import { Button } from '@search-foundation/ui/button'
import { Icon, LogOutIcon, SettingsIcon, UserIcon } from '@search-foundation/ui/icon'
import { Menu } from '@search-foundation/ui/menu'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { lazy, Suspense, useEffect, useState } from 'react'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useSession } from '../../ground/services/services.tsx'
import styles from './account-menu.module.css'

const loadDialog = () => import('./sign-out-dialog.tsx')

const SignOutDialog = lazy(async () => ({ default: (await loadDialog()).SignOutDialog }))

/** The account menu of the signed-in user, or the button to sign in. */
export function AccountMenu() {
  const { t } = useTranslation(['auth', 'common', 'dashboard-frame'])
  const { pathOf } = usePlace()
  const dialogs = useDialogs()
  const { status, user } = useSession()
  const [isLeaving, setLeaving] = useState<boolean>()
  const isSignedIn = user !== null
  useEffect(() => {
    // Loaded before it is opened, so that one can sign out offline. A failure is met again when it is opened.
    if (isSignedIn) loadDialog().catch(() => undefined)
  }, [isSignedIn])
  if (status === 'unknown') return <Skeleton width="5.5rem" height="2rem" shape="block" />
  if (user === null) {
    return (
      <Button variant="solid" size="sm" onPress={() => dialogs.show('sign-in')}>
        {t('common:signIn')}
      </Button>
    )
  }
  const account = user.email ?? user.phoneNumber ?? user.uid
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" icon={<Icon of={UserIcon} />} aria-label={t('account', { email: account })}>
            <span className={styles.name}>{account}</span>
          </Button>
        }
        items={[
          {
            id: 'settings',
            label: t('dashboard-frame:tabs.settings'),
            icon: <Icon of={SettingsIcon} />,
            href: pathOf('settings'),
          },
          { id: 'sign-out', label: t('common:signOut'), icon: <Icon of={LogOutIcon} /> },
        ]}
        onAction={(id) => id === 'sign-out' && setLeaving(true)}
      />
      {isLeaving !== undefined && (
        <Suspense>
          <SignOutDialog isOpen={isLeaving} onOpenChange={setLeaving} />
        </Suspense>
      )}
    </>
  )
}
