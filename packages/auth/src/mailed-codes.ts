import type { Account } from './account.ts'
import { endsSession, toAuthError } from './auth-error.ts'
import { methods } from './load-chunk.ts'
import type { ProviderCall } from './provider-calls.ts'
import type { SessionMethods } from './session-flow.ts'
import type { MailedCode } from './types.ts'

/**
 * The codes of the links in the provider's mails. All throw `AuthError`: `expired-action-code`, `invalid-action-code` for a used
 * or an unknown one, `user-disabled`, `network-request-failed`.
 */
export interface MailedCodes {
  /** Returns what a code does, without using it up. */
  read(code: string): Promise<MailedCode>
  /** Uses a code up: confirms, changes or restores the address of its account. */
  apply(code: string): Promise<void>
  /** Uses a code up: sets the password of its account. Throws `password-does-not-meet-requirements` too. */
  resetPassword(code: string, password: string): Promise<void>
}

/** @param call runs a call of the provider and loads its code first */
export function createMailedCodes(
  call: ProviderCall,
  { session, identityToken }: Pick<SessionMethods, 'session' | 'identityToken'>,
  { reload }: Pick<Account, 'reload'>,
): MailedCodes {
  /**
   * Shows subscribers what a code has changed. A code of the signed-in user may have revoked the session, which ends with the refresh. Other
   * failures are met again by the next call.
   */
  async function follow(): Promise<void> {
    if (session().status !== 'signed-in') return
    try {
      await identityToken(true)
      await reload()
    } catch (error) {
      if (!endsSession(toAuthError(error))) console.warn('The account could not be read again.', error)
    }
  }

  return {
    read: (code) => call(methods.mailedCode, ({ read }, provider) => read(provider, code)),
    async apply(code) {
      await call(methods.mailedCode, ({ apply }, provider) => apply(provider, code))
      await follow()
    },
    async resetPassword(code, password) {
      await call(methods.mailedCode, ({ resetPassword }, provider) => resetPassword(provider, code, password))
      await follow()
    },
  }
}
