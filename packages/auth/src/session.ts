import type { SecondFactor, SecondFactorChallenge } from './second-factor.ts'

/** The signed-in user, from the identity provider (specification §3). */
export interface AuthUser {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoURL: string | null
  /** E.164 (`+49…`). */
  phoneNumber: string | null
  isAnonymous: boolean
  tenantId: string | null
  /** Ids of the ways to sign in that the account has: `password`, `google.com`, `github.com`, `phone`. */
  providers: string[]
  /** Needed beside one of the ways to sign in; empty for most accounts. */
  secondFactors: SecondFactor[]
  /** ISO 8601. */
  createdAt: string | null
  /** ISO 8601. */
  lastSignInAt: string | null
}

/**
 * Why a session ended: the user signed out here or in another tab, the account was disabled, or the session was revoked, has
 * expired or was refused by a service.
 */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'user-disabled' | 'user-token-expired'

export type Session =
  /** `isUnreachable` when the provider's SDK could not be loaded; the next call tries again. */
  | { status: 'unknown'; user: null; isUnreachable: boolean }
  /** `reason` is set when a session of this tab has ended; it is undefined when nobody was signed in. */
  | { status: 'signed-out'; user: null; reason: SessionEnd | undefined }
  /** The first way to sign in succeeded, and the account needs a second factor. */
  | { status: 'second-factor'; user: null; challenge: SecondFactorChallenge }
  /** `needsVerification` when the user has an address and has not proven to read its mails: the provider then allows no second factor. */
  | { status: 'signed-in'; user: AuthUser; needsVerification: boolean }

const isSameUser = (a: AuthUser, b: AuthUser): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Holds who is signed in and notifies subscribers of every change. */
export function createSession() {
  let current: Session = { status: 'unknown', user: null, isUnreachable: false }
  const listeners = new Set<() => void>()

  function set(next: Session): void {
    current = next
    for (const listener of listeners) listener()
  }

  return {
    get: (): Session => current,
    /** Calls `listener` after every change. Returns an unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(user: AuthUser): void {
      if (current.status !== 'signed-in' || !isSameUser(current.user, user))
        set({ status: 'signed-in', user, needsVerification: user.email !== null && !user.emailVerified })
    },
    /** Notes that it could not be found out who is signed in. */
    fail(): void {
      if (current.status === 'unknown') set({ ...current, isUnreachable: true })
    },
    /** Waits for a second factor. Does nothing for a user who is signed in and only signs in again. */
    challenge(challenge: SecondFactorChallenge): void {
      if (current.status !== 'signed-in') set({ status: 'second-factor', user: null, challenge })
    },
    /** Ends the session. Does nothing when it has ended already, so the first reason is the one that is reported. */
    end(reason: SessionEnd): void {
      if (current.status === 'signed-out') return
      set({ status: 'signed-out', user: null, reason: current.status === 'signed-in' ? reason : undefined })
    },
  }
}
