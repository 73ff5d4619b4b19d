import { AuthError } from './auth-error.ts'

/** What a user proves beside the first way to sign in: that a phone is theirs, or an app that makes codes from a shared secret. */
export interface SecondFactor {
  id: string
  kind: 'phone' | 'totp'
  /** The name that the user gave it. */
  name: string | null
  /** Of a phone. The provider masks it until the user is signed in. */
  phoneNumber: string | null
  /** ISO 8601. */
  addedAt: string | null
}

/** A sign-in that waits for a second factor. Its methods throw `AuthError`. */
export interface SecondFactorChallenge {
  /** The factors of the account, of which one is needed. */
  factors: readonly SecondFactor[]
  /** Sends a code to a phone. Call it before `confirm` for a factor of that kind; again for another code. */
  sendCode(factor: SecondFactor): Promise<void>
  /** Finishes the sign-in with the code of a factor. */
  confirm(factor: SecondFactor, code: string): Promise<void>
}

/** Thrown by every way to sign in when the account needs a second factor, and by those that sign the current user in again. */
export class SecondFactorError extends AuthError {
  readonly challenge: SecondFactorChallenge

  constructor(challenge: SecondFactorChallenge, options?: ErrorOptions) {
    super('multi-factor-auth-required', options)
    this.challenge = challenge
  }
}

/** A second factor, or a sign-in by phone, that becomes valid with the code that was sent. */
export interface PendingPhone {
  /** Throws `AuthError`: `invalid-verification-code`, `code-expired`. */
  confirm(code: string): Promise<void>
}

/** An app that becomes a second factor with its first code. */
export interface PendingApp extends PendingPhone {
  /** The shared secret, to be typed into the app. */
  secret: string
  /** The same as an address (`otpauth://…`) for a QR code. */
  address: string
}
