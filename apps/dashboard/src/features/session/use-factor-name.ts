import type { SecondFactor } from '@search-foundation/auth/second-factor'
import { useTranslation } from 'react-i18next'

/** Returns a function that names a second factor: the number of a phone, or an app. */
export function useFactorName(): (factor: SecondFactor) => string {
  const { t } = useTranslation('auth')
  return ({ kind, phoneNumber }) =>
    kind === 'totp' ? t('factor.app') : t('factor.phone', { phone: phoneNumber })
}
