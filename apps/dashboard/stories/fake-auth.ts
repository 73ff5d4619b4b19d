import type { Auth } from '@search-foundation/auth/auth'
import { AuthError } from '@search-foundation/auth/auth-error'
import { SecondFactorError } from '@search-foundation/auth/second-factor'
import { createSession, type AuthUser } from '@search-foundation/auth/session'

import { fakeAccount, password } from './fake-account.ts'
import { fakeCodes } from './fake-codes.ts'
import { checkCode, fakeChallenge } from './fake-second-factor.ts'

export const storyUser: AuthUser = {
  uid: 'u1',
  email: 'ada@example.org',
  emailVerified: true,
  displayName: 'Ada Example',
  photoURL: null,
  phoneNumber: null,
  isAnonymous: false,
  tenantId: null,
  providers: ['password', 'google.com'],
  secondFactors: [],
  createdAt: '2026-01-05T09:00:00.000Z',
  lastSignInAt: '2026-05-04T10:00:00.000Z',
}

/**
 * An identity provider with one account, without a network. The browser blocks its window for GitHub, and `factor@example.org` needs a
 * second factor. An unreachable one is found by the second start, and its password policy never.
 */
export function fakeAuth(user: AuthUser | null, { isUnreachable = false } = {}): Auth {
  const session = createSession()
  const open = () => (user === null ? session.end('signed-out') : session.begin(user))
  let starts = 0
  if (!isUnreachable) open()

  function begin(email: string): AuthUser {
    const signedIn = { ...storyUser, email, uid: email === storyUser.email ? storyUser.uid : email }
    session.begin(signedIn)
    return signedIn
  }

  return {
    session: session.get,
    subscribe: session.subscribe,
    async start() {
      if (!isUnreachable) return
      starts += 1
      if (starts > 1) return open()
      session.fail()
      throw new AuthError('network-request-failed')
    },
    async signIn({ email, password: given }) {
      if (given !== password) throw new AuthError('invalid-credential')
      if (email === 'factor@example.org') {
        const challenge = fakeChallenge(() => begin(email))
        session.challenge(challenge)
        throw new SecondFactorError(challenge)
      }
      return begin(email)
    },
    async signUp({ email }) {
      if (email === storyUser.email) throw new AuthError('email-already-in-use')
      return begin(email)
    },
    prepareSignInWith: () => Promise.resolve(),
    async signInWith(provider) {
      if (provider === 'github') throw new AuthError('popup-blocked')
      return begin(storyUser.email ?? '')
    },
    sendSignInLink: () => Promise.resolve(),
    async signInWithLink(_link, email) {
      if (email === undefined) throw new AuthError('missing-email')
      return begin(email)
    },
    signInWithPhone: async (phoneNumber) => ({
      async confirm(code) {
        checkCode(code)
        session.begin({ ...storyUser, email: null, phoneNumber, providers: ['phone'] })
      },
    }),
    dismissSecondFactor: () => session.end('signed-out'),
    sendPasswordReset: () => Promise.resolve(),
    signOut: async () => session.end('signed-out'),
    identityToken: async () => (session.get().status === 'signed-in' ? 'identity-token' : null),
    expireSession: async () => session.end('user-token-expired'),
    async checkPassword(given) {
      if (isUnreachable) return new Promise(() => undefined)
      return {
        faults: [
          ...(given.length < 8 ? (['too-short'] as const) : []),
          ...(/\d/.test(given) ? [] : (['numeric'] as const)),
        ],
        minimumLength: 8,
        maximumLength: 100,
      }
    },
    account: fakeAccount(session),
    codes: fakeCodes(storyUser.email ?? ''),
  }
}
