import type { AuthUser } from '@search-foundation/auth/session'
import { Badge } from '@search-foundation/ui/badge'
import { Button } from '@search-foundation/ui/button'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { useOpened } from '../../../ground/query/use-opened.ts'
import { useSendVerification } from '../use-send-verification.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'

/** The address of the account, whether it is confirmed, and the ways to confirm and to change it. */
export function EmailRow({ email, emailVerified }: AuthUser) {
  const { t } = useTranslation('auth')
  const { isNeeded, isSending, send } = useSendVerification()
  const { open, dialogOf } = useOpened('dialog')

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
        {isNeeded && (
          <Button size="sm" isPending={isSending} onClick={() => void send()}>
            {t('security.email.confirm')}
          </Button>
        )}
        <Button size="sm" onClick={() => open('dialog', 'address')}>
          {t('security.email.change')}
        </Button>
      </Row>
      <ChangeEmailDialog {...dialogOf('dialog', 'address')} />
    </Row>
  )
}
