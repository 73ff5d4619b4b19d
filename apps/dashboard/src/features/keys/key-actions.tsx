import { Button } from '@search-foundation/ui/button'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { useSession } from '../../ground/services/services.tsx'

export interface KeyActionsProps {
  /** @default 'center' */
  justify?: 'center' | 'start'
}

/** How to get a key: signed in, one way, to a key of the account; for visitors the sign-in first, then a key without an account. */
export function KeyActions({ justify = 'center' }: KeyActionsProps) {
  const { t } = useTranslation(['dashboard-keys', 'common'])
  const dialogs = useDialogs()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <Row justify={justify}>
      {isSignedIn ? (
        <Button variant="solid" onClick={() => dialogs.show('create-key')}>
          {t('createKey.action')}
        </Button>
      ) : (
        <>
          <Button variant="solid" onClick={() => dialogs.show('sign-in')}>
            {t('common:signIn')}
          </Button>
          <Button onClick={() => dialogs.show('create-key')}>{t('createKey.action')}</Button>
          <Button onClick={() => dialogs.show('create-zero-token-key')}>
            {t('createKey.withoutTokens')}
          </Button>
          <Button onClick={() => dialogs.show('use-key')}>{t('useKey.action')}</Button>
        </>
      )}
    </Row>
  )
}
