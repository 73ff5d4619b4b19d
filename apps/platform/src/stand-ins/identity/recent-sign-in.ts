import { decodeJwt } from 'jose'

/** Longest time since the sign-in with which the provider changes what an account signs in with, in milliseconds. */
const recentMilliseconds = 5 * 60 * 1000

function signedInAt(idToken: string): number {
  try {
    const { auth_time: seconds } = decodeJwt(idToken)
    return typeof seconds === 'number' ? seconds * 1000 : 0
  } catch {
    // The emulator rejects the token.
    return Infinity
  }
}

/**
 * Returns whether a request of a signed-in user changes address, password or second factors or deletes the account, and the sign-in is too old for that.
 * The provider's service has this rule and its emulator does not. `path` is below the path of the toolkit.
 */
export function needsNewSignIn(path: string, sent: Readonly<Record<string, unknown>>, now: Date): boolean {
  const { idToken, email, password, requestType } = sent
  if (typeof idToken !== 'string') return false
  const isSensitive =
    path === '/v1/accounts:delete' ||
    /^\/v2\/accounts\/mfaEnrollment:(start|withdraw)$/.test(path) ||
    requestType === 'VERIFY_AND_CHANGE_EMAIL' ||
    (/^\/v1\/accounts:(update|signUp)$/.test(path) && (email !== undefined || password !== undefined))
  return isSensitive && now.getTime() - signedInAt(idToken) > recentMilliseconds
}
