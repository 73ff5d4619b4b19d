import { AuthError, type AuthErrorCode } from '@search-foundation/auth/auth-error'
import type { MailedCodes } from '@search-foundation/auth/mailed-codes'
import { codeKinds } from '@search-foundation/auth/types'

const failures: Readonly<Record<string, AuthErrorCode>> = {
  expired: 'expired-action-code',
  offline: 'network-request-failed',
}

/** Codes that are named after what they do or why they fail; all others are used. */
export function fakeCodes(email: string): MailedCodes {
  async function read(code: string) {
    const kind = codeKinds.find((known) => known === code)
    if (kind === undefined) throw new AuthError(failures[code] ?? 'invalid-action-code')
    return { kind, email }
  }
  return {
    read,
    apply: async (code) => void (await read(code)),
    resetPassword: async (code) => void (await read(code)),
  }
}
