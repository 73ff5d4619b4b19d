import { endsSession, toSessionError } from './auth-error.ts'
import type { FirebaseAuth } from './firebase.ts'
import { createTokenSource } from './identity-token.ts'
import { createRefreshTimer } from './refresh-timer.ts'
import type { SessionEnd } from './session.ts'

/**
 * The identity token of a session, refreshed before it is due, and the calls that use it.
 * @param uid returns the id of the signed-in user
 * @param load returns the provider's SDK
 * @param onEnd called when a failure says that the session has ended
 */
export function createSessionTokens(
  uid: () => string | undefined,
  load: () => Promise<FirebaseAuth>,
  onEnd: (reason: SessionEnd) => void,
) {
  const pending = new Set<Promise<unknown>>()

  async function use<T>(call: () => Promise<T>): Promise<T> {
    const user = uid()
    const result = call()
    pending.add(result)
    try {
      return await result
    } catch (error) {
      const failure = toSessionError(error)
      if (user !== undefined && endsSession(failure) && uid() === user) onEnd(failure.code)
      throw failure
    } finally {
      pending.delete(result)
    }
  }

  const source = createTokenSource((force) => use(async () => (await load()).issueToken(force)))
  const timer = createRefreshTimer(source)

  return {
    /** Returns the token; with `refresh`, a new one. Throws `AuthError`. */
    get: source.get,
    /** Forgets the token: the user has changed, or a change of the account has revoked it. */
    clear: source.clear,
    /** Begins to refresh the token before it is due. */
    start: timer.start,
    stop: timer.stop,
    /** Runs a call with the token. Its failure may say that the session has ended, also when the provider's SDK does not know that. */
    use,
    /** The end of all calls with the token that are in flight; undefined when there are none. */
    settled: (): Promise<unknown> | undefined =>
      pending.size === 0 ? undefined : Promise.allSettled(pending),
  }
}
