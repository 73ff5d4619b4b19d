import { useRevokeSessionsMutation } from '@search-foundation/store/endpoints/account'
import { Button } from '@search-foundation/ui/button'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../../ground/failures/use-failure.ts'
import { useOpened } from '../../../ground/query/use-opened.ts'
import { useServices } from '../../../ground/services/services.tsx'

/** Ends every session of the account, this one included. The end of the session shows the notice. */
export function SessionsRow() {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failure = useFailure()
  const [revokeSessions] = useRevokeSessionsMutation()
  const { open, dialogOf } = useOpened('dialog')

  async function signOutEverywhere(): Promise<void> {
    try {
      await revokeSessions().unwrap()
      await auth.signOut()
    } catch (error) {
      failure.show(error)
      throw error
    }
  }

  return (
    <Row justify="between">
      <span>{t('security.sessions.description')}</span>
      <Button size="sm" onClick={() => open('dialog', 'sign-out-everywhere')}>
        {t('security.sessions.action')}
      </Button>
      <ConfirmDialog
        title={t('security.sessions.question')}
        description={t('security.sessions.questionText')}
        confirmLabel={t('security.sessions.action')}
        {...dialogOf('dialog', 'sign-out-everywhere')}
        onConfirm={signOutEverywhere}
      />
    </Row>
  )
}
