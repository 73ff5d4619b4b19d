import { toAuthError } from './auth-error.ts'
import { createProviderLoader } from './load-provider.ts'
import { createSessionTokens } from './session-tokens.ts'
import { createSession, type AuthUser, type Session, type SessionEnd } from './session.ts'
import { createSignOutChannel } from './sign-out-channel.ts'
import type { AuthConfig } from './types.ts'

/** The session of this browser: who is signed in, until when, and with which token. */
export interface SessionMethods {
  /** Who is signed in. `unknown` until the provider's SDK has loaded and read the stored session. */
  session(): Session
  /** Calls `listener` after every change of the session. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Loads the provider's SDK and finds out who is signed in. Safe to call again. Throws `AuthError` `network-request-failed`. */
  start(): Promise<void>
  /** Ends the session at once in every tab, then signs out at the provider. Throws `AuthError`. */
  signOut(): Promise<void>
  /**
   * Returns the bearer token for calls, or null when nobody is signed in. With `refresh`, for callers whose token a service refused,
   * it is a new one. Throws `AuthError`; when the account is disabled or the session was revoked, the user is signed out first.
   */
  identityToken(refresh?: boolean): Promise<string | null>
  /**
   * Signs the user out because a service refused a token that was just refreshed. Does nothing when nobody is signed in. Throws
   * `AuthError`.
   */
  expireSession(): Promise<void>
}

/** Longest wait for the failure that explains why the provider's SDK has signed the user out, in milliseconds. It comes at once. */
const reasonTimeout = 500

const warn = (cause: unknown): void => console.warn('The sign-out failed.', cause)

/** Begins and ends the session as the provider, the other tabs and the services say. Loads nothing before a call that needs the provider. */
export function createSessionFlow(config: AuthConfig) {
  const session = createSession()
  const uid = () => session.get().user?.uid
  const load = createProviderLoader(config, follow, session.fail)
  const tokens = createSessionTokens(uid, load, (reason) => void close(reason).catch(warn))
  const otherTabs = createSignOutChannel(`sf:sign-out ${config.projectId}`, (other) => {
    if (uid() === other) leave(other, 'signed-out-elsewhere').catch(warn)
  })
  /** The user whom the provider reported last. */
  let latest: AuthUser | null = null

  function begin(user: AuthUser): void {
    const isOther = user.uid !== uid()
    if (isOther) tokens.clear()
    session.begin(user)
    if (!isOther) return
    tokens.start()
    otherTabs.open()
  }

  function end(reason: SessionEnd): void {
    tokens.stop()
    otherTabs.close()
    session.end(reason)
    tokens.clear()
  }

  /** Follows the provider: its own sign-in and sign-out, those of other tabs, and the stored session after a load. */
  function follow(user: AuthUser | null): void {
    const before = uid()
    latest = user
    if (user !== null) return begin(user)
    const endHere = () => {
      if (latest === null && uid() === before) end('signed-out-elsewhere')
    }
    const settled = tokens.settled()
    if (settled === undefined) return endHere()
    // The provider's SDK reports the sign-out before the call that caused it fails, and only the failure has the reason. A call that
    // hangs did not cause it.
    setTimeout(endHere, reasonTimeout)
    void settled.then(endHere)
  }

  /** Ends the session in this tab, then at the provider, unless another tab has signed another user in there. */
  async function leave(
    user: string | undefined,
    reason: SessionEnd,
    before: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    end(reason)
    try {
      const firebase = await load()
      if (user !== undefined && firebase.user()?.uid !== user) return
      await before()
      await firebase.signOut()
    } catch (error) {
      throw toAuthError(error)
    }
  }

  /** Ends the session in every tab. `before` is the last call to the provider before the sign-out there. */
  async function close(reason: SessionEnd, before?: () => Promise<void>): Promise<void> {
    const user = uid()
    if (user !== undefined) otherTabs.send(user)
    await leave(user, reason, before)
  }

  const isSignedIn = () => session.get().status === 'signed-in'

  const methods: SessionMethods = {
    session: session.get,
    subscribe: session.subscribe,
    start: async () => void (await load()),
    signOut: () => close('signed-out'),
    async identityToken(refresh) {
      if (session.get().status === 'unknown') await load()
      return isSignedIn() ? tokens.get(refresh) : null
    },
    async expireSession() {
      if (isSignedIn()) await close('user-token-expired')
    },
  }

  return {
    methods,
    load,
    /** Ends the session in every tab, and makes a last call to the provider before the sign-out there. */
    signOutAfter: (work: () => Promise<void>) => close('signed-out', work),
    /** Waits for a second factor. */
    challenge: session.challenge,
    /** Gives up a sign-in that waits for a second factor. */
    dismissChallenge(): void {
      if (session.get().status === 'second-factor') session.end('signed-out')
    },
    /** Runs a change of the account. The provider may have issued another token, because a change can revoke those before it. */
    async change<T>(work: () => Promise<T>): Promise<T> {
      const result = await tokens.use(work)
      tokens.clear()
      const user = (await load()).user()
      if (user !== null) begin(user)
      return result
    },
  }
}

export type SessionFlow = ReturnType<typeof createSessionFlow>
