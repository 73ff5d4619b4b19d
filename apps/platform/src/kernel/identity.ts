/** The user that an identity token belongs to. */
export interface Identity {
  uid: string
  email: string | undefined
  /** Whether the user has proven to read mails to the address. */
  isEmailVerified?: boolean | undefined
  /** E.164 (`+49…`), for a user who signs in by phone. */
  phone?: string | undefined
  /** When the user last signed in; refreshing a token does not change it. */
  authTime: Date
}

/** A user as the identity provider lists it: where messages about the sign-in go. */
export type ListedIdentity = Omit<Identity, 'authTime'>

/**
 * Verifies an identity token, revocation included. Returns undefined when it is not valid, and throws `ApiFailure(503)` when that cannot be
 * found out.
 */
export type VerifyIdentity = (token: string) => Promise<Identity | undefined>

/** Deletes a user from the identity provider; succeeds if there is no such user any more. Throws when the provider does not respond. */
export type DeleteIdentity = (uid: string) => Promise<void>

/** Returns those of at most a hundred users whom the identity provider has. Throws when the provider does not respond. */
export type FindIdentities = (uids: readonly string[]) => Promise<readonly ListedIdentity[]>

/** Ends every session of a user: no token that was issued before is accepted or refreshed. Throws when the provider does not respond. */
export type RevokeSessions = (uid: string) => Promise<void>
