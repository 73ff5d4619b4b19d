/**
 * Failures of the identity provider that a person can do something about: those of specification §8, `missing-email` and `wrong-link-email` of a sign-in
 * link, `last-provider` of the last way to sign in, and those of linked accounts, phone numbers and second factors.
 */
export const authErrorCodes = [
  'invalid-email',
  'wrong-password',
  'invalid-credential',
  'email-already-in-use',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'user-disabled',
  'operation-not-allowed',
  'password-does-not-meet-requirements',
  'weak-password',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'unauthorized-domain',
  'multi-factor-auth-required',
  'missing-email',
  'wrong-link-email',
  'last-provider',
  'credential-already-in-use',
  'provider-already-linked',
  'user-mismatch',
  'account-exists-with-different-credential',
  'invalid-phone-number',
  'invalid-verification-code',
  'code-expired',
  'unverified-email',
  'second-factor-already-in-use',
  'maximum-second-factor-count-exceeded',
  'unsupported-first-factor',
] as const

export type AuthErrorCode = (typeof authErrorCodes)[number] | 'unknown'

/** A failed sign-in, sign-up or token refresh. `code` is also the key of its message. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: AuthErrorCode

  constructor(code: AuthErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

const known = new Set<string>(authErrorCodes)

/** Codes of the provider that mean the same as another one to a person. */
const synonyms: Readonly<Record<string, AuthErrorCode>> = {
  'unauthorized-continue-uri': 'unauthorized-domain',
  // The emulator's and the provider's words for a token of a session that no longer exists.
  'invalid-refresh-token': 'user-token-expired',
  'invalid-user-token': 'user-token-expired',
}

/** Converts what the provider's SDK throws (`auth/…` codes) into an `AuthError`; other errors get the code `unknown`. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  const raw = (error as { code?: unknown } | null)?.code
  const code = typeof raw === 'string' ? raw.replace(/^auth\//, '') : ''
  const synonym = synonyms[code]
  if (synonym !== undefined) return new AuthError(synonym, { cause: error })
  return new AuthError(known.has(code) ? (code as AuthErrorCode) : 'unknown', { cause: error })
}

/** Codes after which the user is signed out: the account is disabled, or the session was revoked or has expired (specification §8). */
type EndingCode = 'user-disabled' | 'user-token-expired'

/** Converts what a call with the token of a session throws. An account that is not found was deleted, which ends the session. */
export function toSessionError(error: unknown): AuthError {
  const failure = toAuthError(error)
  return failure.code === 'user-not-found' ? new AuthError('user-token-expired', { cause: error }) : failure
}

/** Whether a failed call with the token of a session ends the session. */
export const endsSession = (error: AuthError): error is AuthError & { code: EndingCode } =>
  error.code === 'user-disabled' || error.code === 'user-token-expired'
