import { Button } from '@search-foundation/ui/button'
import { Row } from '@search-foundation/ui/row'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PasswordDialog } from './password-dialog.tsx'

/** Whether the account has a password, and the way to change or set it. */
export function PasswordRow({ providers }: { providers: readonly string[] }) {
  const { t } = useTranslation('auth')
  const [isOpen, setOpen] = useState(false)
  const hasPassword = providers.includes('password')
  const action = t(hasPassword ? 'security.password.change' : 'security.password.add')
  return (
    <Row justify="between">
      <span>{t(hasPassword ? 'security.password.set' : 'security.password.none')}</span>
      <Button size="sm" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <PasswordDialog title={action} isOpen={isOpen} onOpenChange={setOpen} />
    </Row>
  )
}
