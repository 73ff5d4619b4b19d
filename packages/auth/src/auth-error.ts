/** Failures of the identity provider that a person can do something about (specification §8). */
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

/** Turns what the provider's SDK throws (`auth/…` codes) into an `AuthError`; anything unforeseen becomes `unknown`. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  const raw = (error as { code?: unknown } | null)?.code
  const code = typeof raw === 'string' ? raw.replace(/^auth\//, '') : ''
  return new AuthError(known.has(code) ? (code as AuthErrorCode) : 'unknown', { cause: error })
}

/** Whether the session cannot go on: the account is disabled or its token was revoked (specification §8: the user is signed out). */
export const endsSession = (error: AuthError): boolean =>
  error.code === 'user-disabled' || error.code === 'user-token-expired'
