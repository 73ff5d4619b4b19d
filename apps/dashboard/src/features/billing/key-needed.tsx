import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { useSession } from '../../ground/services/services.tsx'

/** Why nothing can be bought without a key. */
export function KeyNeeded() {
  const { t } = useTranslation(['dashboard-billing', 'dashboard-keys', 'common'])
  const dialogs = useDialogs()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <Callout
      tone="info"
      title={t(isSignedIn ? 'dashboard-keys:noKey.title' : 'dashboard-keys:noKey.titleOfVisitor')}
      action={
        <Row>
          {!isSignedIn && (
            <>
              <Button size="sm" variant="solid" onClick={() => dialogs.show('sign-in')}>
                {t('common:signIn')}
              </Button>
              <Button size="sm" onClick={() => dialogs.show('use-key')}>
                {t('dashboard-keys:useKey.action')}
              </Button>
            </>
          )}
        </Row>
      }
    >
      {t('packs.needKeyDescription')}
    </Callout>
  )
}
