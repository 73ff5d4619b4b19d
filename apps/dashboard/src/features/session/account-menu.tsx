import { Button } from '@search-foundation/ui/button'
import { Icon, LogOutIcon, SettingsIcon, UserIcon } from '@search-foundation/ui/icon'
import { Menu } from '@search-foundation/ui/menu'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useOpened } from '../../ground/query/use-opened.ts'
import {
  useIsSessionPending,
  useIsSessionUnreachable,
  useServices,
  useSession,
} from '../../ground/services/services.tsx'
import { loadSignOutDialog, SignOutDialog, signOutDialog } from './sign-out.ts'
import styles from './account-menu.module.css'

/** How long the data of the first page may take before code that nobody asked for is loaded beside it. */
const firstDataMilliseconds = 5000

/** The account menu of the signed-in user, with the question before the sign-out, which others open; or the button to sign in. */
export function AccountMenu() {
  const { t } = useTranslation(['auth', 'common', 'dashboard-frame'])
  const { pathOf } = usePlace()
  const dialogs = useDialogs()
  const { auth } = useServices()
  const { user } = useSession()
  const isPending = useIsSessionPending()
  const isUnreachable = useIsSessionUnreachable()
  const { open, dialogOf } = useOpened('dialog')
  const isSignedIn = user !== null
  useEffect(() => {
    if (!isSignedIn) return
    // Loaded before it is opened, so that one can sign out offline. A failure is met again when it is opened.
    const timer = setTimeout(() => void loadSignOutDialog().catch(() => undefined), firstDataMilliseconds)
    return () => clearTimeout(timer)
  }, [isSignedIn])
  if (isPending) return <Skeleton width="5.5rem" height="2rem" shape="block" />
  if (isUnreachable) {
    return (
      <Button size="sm" onClick={() => void auth.start().catch(() => undefined)}>
        {t('common:retry')}
      </Button>
    )
  }
  if (user === null) {
    return (
      <Button variant="solid" size="sm" onClick={() => dialogs.show('sign-in')}>
        {t('common:signIn')}
      </Button>
    )
  }
  const account = user.email ?? user.phoneNumber ?? user.uid
  return (
    <>
      <Menu
        {...(styles.menu && { className: styles.menu })}
        label={t('account', { email: account })}
        icon={<Icon of={UserIcon} />}
        text={<span className={styles.name}>{account}</span>}
        heading={account}
        align="end"
        items={[
          {
            label: t('dashboard-frame:tabs.settings'),
            icon: <Icon of={SettingsIcon} />,
            href: pathOf('settings'),
          },
          {
            label: t('common:signOut'),
            icon: <Icon of={LogOutIcon} />,
            onClick: () => open('dialog', signOutDialog),
          },
        ]}
      />
      <SignOutDialog {...dialogOf('dialog', signOutDialog)} />
    </>
  )
}
