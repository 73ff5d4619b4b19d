import type { AuthUser } from '@search-foundation/auth/session'
import { formatPhone } from '@search-foundation/i18n/format-phone'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useOpened } from '../../../ground/query/use-opened.ts'
import { useServices } from '../../../ground/services/services.tsx'
import { ConnectionRow } from './connection-row.tsx'
import { PhoneDialog } from './phone-dialog.tsx'

/** The phone number that one can sign in with, and the way to connect or disconnect it. */
export function PhoneRow({ phoneNumber, providers }: AuthUser) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const phone = phoneNumber === null ? null : formatPhone(phoneNumber)
  const { open, dialogOf } = useOpened('dialog')
  return (
    <>
      <ConnectionRow
        providerId="phone"
        providers={providers}
        state={phone ?? t('security.provider.none')}
        onConnect={() => open('dialog', 'phone')}
        texts={{
          connect: t('security.phone.connect'),
          disconnect: t('security.phone.disconnect'),
          question: t('security.phone.question'),
          questionText: t('security.phone.questionText', { phone }),
          unlinked: t('security.phone.unlinked'),
        }}
      />
      <PhoneDialog
        title={t('security.phone.connect')}
        description={t('security.phone.description')}
        {...dialogOf('dialog', 'phone')}
        onSend={(number) => auth.account.linkPhone(number)}
        onAdded={() => notify({ tone: 'positive', message: t('security.phone.linked') })}
      />
    </>
  )
}
