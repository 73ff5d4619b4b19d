import type { AuthUser } from '@search-foundation/auth/session'
import { Badge } from '@search-foundation/ui/badge'
import { Button } from '@search-foundation/ui/button'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices, useSession } from '../../../ground/services/services.tsx'
import { useAuthFailure } from '../use-auth-failure.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'

/** The address of the account, whether it is confirmed, and the ways to confirm and to change it. */
export function EmailRow({ email, emailVerified }: AuthUser) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const session = useSession()
  const needsVerification = session.status === 'signed-in' && session.needsVerification
  const failureText = useAuthFailure('account')
  const [isChanging, setChanging] = useState(false)
  const [isSending, setSending] = useState(false)

  // The link of the mail opens in another tab, so the address may be confirmed when this one is shown again.
  useEffect(() => {
    if (!needsVerification) return
    const reload = () =>
      void auth.account
        .reload()
        .catch((error: unknown) => console.warn('The account could not be read again.', error))
    addEventListener('focus', reload)
    return () => removeEventListener('focus', reload)
  }, [auth, needsVerification])

  async function confirm(): Promise<void> {
    setSending(true)
    try {
      await auth.account.sendVerification(location.href)
      notify({ tone: 'positive', message: t('security.email.confirmSent', { email }) })
    } catch (error) {
      notify({ tone: 'negative', message: failureText(error) })
    } finally {
      setSending(false)
    }
  }

  return (
    <Row justify="between">
      <Row as="span">
        {email ?? t('security.email.none')}
        {email !== null && (
          <Badge tone={emailVerified ? 'positive' : 'warning'}>
            {t(emailVerified ? 'security.email.confirmed' : 'security.email.unconfirmed')}
          </Badge>
        )}
      </Row>
      <Row>
        {needsVerification && (
          <Button size="sm" isPending={isSending} onClick={() => void confirm()}>
            {t('security.email.confirm')}
          </Button>
        )}
        <Button size="sm" onClick={() => setChanging(true)}>
          {t('security.email.change')}
        </Button>
      </Row>
      <ChangeEmailDialog isOpen={isChanging} onOpenChange={setChanging} />
    </Row>
  )
}
