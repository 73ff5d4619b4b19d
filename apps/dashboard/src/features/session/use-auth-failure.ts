import { toAuthError } from '@search-foundation/auth/auth-error'
import { useTranslation } from '@search-foundation/i18n/use-translation'

/** Returns a function that turns a failure of the identity provider into text. */
export function useAuthFailure(): (error: unknown) => string {
  const { t } = useTranslation('auth')
  return (error) => t(`error.${toAuthError(error).code}`)
}
