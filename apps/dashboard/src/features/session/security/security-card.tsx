import { socialProviders } from '@search-foundation/auth/types'
import { Card } from '@search-foundation/ui/card'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../ground/services/services.tsx'
import { providerNames } from '../provider-names.ts'
import { EmailRow } from './email-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { PhoneRow } from './phone-row.tsx'
import { ProviderRow } from './provider-row.tsx'
import { SecondFactorsRow } from './second-factor/second-factors-row.tsx'
import { SessionsRow } from './sessions-row.tsx'

/** Every way to sign in of the signed-in user, and what protects it. */
export function SecurityCard() {
  const { t } = useTranslation('auth')
  const user = useSignedIn()
  if (user === null) return null
  const { providers } = user
  return (
    <Card headingLevel={2} title={t('security.title')} description={t('security.description')}>
      <DescriptionList
        items={[
          { term: t('field.email.label'), detail: <EmailRow {...user} /> },
          { term: t('security.password.label'), detail: <PasswordRow providers={providers} /> },
          ...socialProviders.map((provider) => ({
            term: providerNames[provider],
            detail: <ProviderRow provider={provider} providers={providers} />,
          })),
          { term: t('field.phone.label'), detail: <PhoneRow {...user} /> },
          { term: t('security.factor.title'), detail: <SecondFactorsRow {...user} /> },
          { term: t('security.sessions.title'), detail: <SessionsRow /> },
        ]}
      />
    </Card>
  )
}
