import { toAuthError } from '@search-foundation/auth/auth-error'
import { useTranslation } from 'react-i18next'

/** Returns a function that turns a failure of the identity provider into text: of a sign-in, or of a change of the account. */
export function useAuthFailure(of: 'signIn' | 'account' = 'signIn'): (error: unknown) => string {
  const { t } = useTranslation('auth')
  return (error) => {
    const { code } = toAuthError(error)
    return t(code === 'unknown' && of === 'account' ? 'error.unknownOfAccount' : `error.${code}`)
  }
}
