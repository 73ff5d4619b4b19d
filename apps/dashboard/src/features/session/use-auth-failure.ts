import { toAuthError } from '@search-foundation/auth/auth-error'
import { useTranslation } from 'react-i18next'

/** Returns a function that turns a failure of the identity provider into text. */
export function useAuthFailure(): (error: unknown) => string {
  const { t } = useTranslation('auth')
  return (error) => t(`error.${toAuthError(error).code}`)
}
