import { useAppDispatch } from '@search-foundation/store/hooks'
import { userCleared } from '@search-foundation/store/user'
import { Button } from '@search-foundation/ui/button'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { Icon, LogOutIcon, SettingsIcon, UserIcon } from '@search-foundation/ui/icon'
import { Menu } from '@search-foundation/ui/menu'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices, useSession } from '../../app/services.tsx'

export interface AccountMenuProps {
  settingsHref: string
  onSignIn: () => void
}

/** Who is signed in, and the way out; or the way in. */
export function AccountMenu({ settingsHref, onSignIn }: AccountMenuProps) {
  const { t } = useTranslation('auth')
  const { status, user } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  if (status === 'unknown') return <Skeleton width="5.5rem" height="2rem" shape="block" />
  if (status === 'signed-out') {
    return (
      <Button variant="solid" size="sm" onPress={onSignIn}>
        {t('signIn')}
      </Button>
    )
  }
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="quiet"
            icon={<Icon of={UserIcon} />}
            aria-label={t('account', { email: user.email })}
          >
            <span className="account-name">{user.email}</span>
          </Button>
        }
        items={[
          { id: 'settings', label: t('settings'), icon: <Icon of={SettingsIcon} />, href: settingsHref },
          { id: 'sign-out', label: t('signOut.action'), icon: <Icon of={LogOutIcon} /> },
        ]}
        onAction={(id) => id === 'sign-out' && setLeaving(true)}
      />
      <SignOutDialog isOpen={isLeaving} onOpenChange={setLeaving} />
    </>
  )
}

/** Asks for confirmation, then clears the user and signs out (specification §4). The end of the session shows the notice. */
export function SignOutDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const dispatch = useAppDispatch()
  async function signOut(): Promise<void> {
    dispatch(userCleared())
    await auth.signOut()
  }
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      description={t('signOut.description')}
      confirmLabel={t('signOut.action')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={signOut}
    />
  )
}
