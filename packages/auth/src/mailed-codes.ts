import type { FirebaseAuth } from './firebase.ts'
import type * as MailedCodeMethods from './methods/mailed-code.ts'

export const codeKinds = ['verify-email', 'change-email', 'recover-email', 'reset-password'] as const

/** What the code of a mailed link does once the user agrees. */
export interface MailedCode {
  kind: (typeof codeKinds)[number]
  /** The address that the account confirms, changes to or gets back, or whose password is set. */
  email: string | null
}

/**
 * The codes of the links in the provider's mails. All throw `AuthError`: `expired-action-code`, and `invalid-action-code` for a used
 * or an unknown one.
 */
export interface MailedCodes {
  /** Returns what a code does, without using it up. */
  read(code: string): Promise<MailedCode>
  /** Uses a code up: confirms, changes or restores the address of its account. */
  apply(code: string): Promise<void>
  /** Uses a code up: sets the password of its account. */
  resetPassword(code: string, password: string): Promise<void>
}

type Work<T> = (methods: typeof MailedCodeMethods, provider: FirebaseAuth['provider']) => Promise<T>

/**
 * @param use runs a call of the provider and loads its code first
 * @param follow shows the change to a session of this browser, which the provider may have ended
 */
export const createMailedCodes = (
  use: <T>(work: Work<T>) => Promise<T>,
  follow: () => Promise<void>,
): MailedCodes => ({
  read: (code) => use(({ read }, provider) => read(provider, code)),
  async apply(code) {
    await use(({ apply }, provider) => apply(provider, code))
    await follow()
  },
  async resetPassword(code, password) {
    await use(({ resetPassword }, provider) => resetPassword(provider, code, password))
    await follow()
  },
})
