import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { useTranslation } from 'react-i18next'

import { useSendVerification } from './use-send-verification.ts'

/** Asks the signed-in user to open the link that was mailed after the sign-up, until that is done, and mails it again. */
export function AddressNotice() {
  const { t } = useTranslation('auth')
  const { isNeeded, email, isSending, send } = useSendVerification()
  if (!isNeeded) return null
  return (
    <Callout
      isBrief
      tone="info"
      title={t('verify.title', { email })}
      action={
        <Button size="sm" isPending={isSending} onClick={() => void send()}>
          {t('verify.resend')}
        </Button>
      }
    >
      {t('verify.description')}
    </Callout>
  )
}
