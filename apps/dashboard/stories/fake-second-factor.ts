import { AuthError } from '@search-foundation/auth/auth-error'
import type { SecondFactor, SecondFactorChallenge } from '@search-foundation/auth/second-factor'

/** The code that every phone and app of a story has. */
const storyCode = '123456'

export function checkCode(code: string): void {
  if (code !== storyCode) throw new AuthError('invalid-verification-code')
}

export const storyFactors: readonly SecondFactor[] = [
  { id: 'f1', kind: 'phone', name: null, phoneNumber: '+*******0100', addedAt: '2026-05-04T10:00:00.000Z' },
  { id: 'f2', kind: 'totp', name: null, phoneNumber: null, addedAt: '2026-05-05T10:00:00.000Z' },
]

/** A sign-in that a phone or an app finishes. */
export const fakeChallenge = (finish: () => void): SecondFactorChallenge => ({
  factors: storyFactors,
  sendCode: () => Promise.resolve(),
  async confirm(_factor, code) {
    checkCode(code)
    finish()
  },
})
