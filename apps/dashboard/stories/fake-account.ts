import type { Account } from '@search-foundation/auth/account'
import { AuthError } from '@search-foundation/auth/auth-error'
import type { PendingPhone, SecondFactor } from '@search-foundation/auth/second-factor'
import type { AuthUser, createSession } from '@search-foundation/auth/session'

import { checkCode } from './fake-second-factor.ts'

/** The password that the accounts of stories have. */
export const password = 'correct-horse-1'

/** A display name that the identity provider of stories fails to save. */
export const unsavableName = 'Not Saved'

const minute = 60_000

/**
 * Changes of the account of a story, which only its session sees. A sign-in is recent for five minutes, and the browser blocks the window
 * for GitHub.
 */
export function fakeAccount(session: ReturnType<typeof createSession>): Account {
  function user(): AuthUser {
    const signedIn = session.get().user
    if (signedIn === null) throw new AuthError('user-token-expired')
    return signedIn
  }

  function needRecentSignIn(): void {
    const signedInAt = Date.parse(user().lastSignInAt ?? '')
    if (Date.now() - signedInAt > 5 * minute) throw new AuthError('requires-recent-login')
  }

  const change = (changes: Partial<AuthUser>) => session.begin({ ...user(), ...changes })
  const confirm = () => change({ lastSignInAt: new Date().toISOString() })

  /** A second factor that the right code adds. */
  const pendingFactor = (factor: Pick<SecondFactor, 'kind' | 'phoneNumber'>): PendingPhone => ({
    async confirm(code) {
      checkCode(code)
      const added = { id: factor.kind, name: null, addedAt: new Date().toISOString(), ...factor }
      change({ secondFactors: [...user().secondFactors, added] })
    },
  })

  return {
    reload: () => Promise.resolve(),
    sendVerification: () => Promise.resolve(),
    async changeEmail() {
      needRecentSignIn()
    },
    async changePassword() {
      needRecentSignIn()
      if (!user().providers.includes('password')) change({ providers: [...user().providers, 'password'] })
    },
    async updateProfile(profile) {
      if (profile.displayName === unsavableName) throw new AuthError('unknown')
      change(profile)
    },
    async linkWith(provider) {
      if (provider === 'github') throw new AuthError('popup-blocked')
      change({ providers: [...user().providers, `${provider}.com`] })
    },
    linkPhone: async (phoneNumber) => ({
      async confirm(code) {
        checkCode(code)
        change({ phoneNumber, providers: [...user().providers, 'phone'] })
      },
    }),
    async unlink(providerId) {
      change({
        providers: user().providers.filter((id) => id !== providerId),
        ...(providerId === 'phone' && { phoneNumber: null }),
      })
    },
    async addPhone(phoneNumber) {
      needRecentSignIn()
      return pendingFactor({ kind: 'phone', phoneNumber })
    },
    async addApp() {
      needRecentSignIn()
      const address = 'otpauth://totp/Search%20Foundation:ada@example.org?secret=JBSWY3DPEHPK3PXP'
      return { ...pendingFactor({ kind: 'totp', phoneNumber: null }), secret: 'JBSWY3DPEHPK3PXP', address }
    },
    async removeSecondFactor(id) {
      needRecentSignIn()
      change({ secondFactors: user().secondFactors.filter((factor) => factor.id !== id) })
    },
    async confirmPassword(given) {
      if (given !== password) throw new AuthError('wrong-password')
      confirm()
    },
    async confirmWith() {
      confirm()
    },
    async delete(eraseData) {
      await eraseData()
      session.end('signed-out')
    },
  }
}
