import { Button } from '@search-foundation/ui/button'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { useOpened } from '../../../ground/query/use-opened.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** Whether the account has a password, and the way to change or set it. */
export function PasswordRow({ providers }: { providers: readonly string[] }) {
  const { t } = useTranslation('auth')
  const { open, dialogOf } = useOpened('dialog')
  const hasPassword = providers.includes('password')
  const action = t(hasPassword ? 'security.password.change' : 'security.password.add')
  return (
    <Row justify="between">
      <span>{t(hasPassword ? 'security.password.set' : 'security.password.none')}</span>
      <Button size="sm" onClick={() => open('dialog', 'password')}>
        {action}
      </Button>
      <PasswordDialog title={action} {...dialogOf('dialog', 'password')} />
    </Row>
  )
}
