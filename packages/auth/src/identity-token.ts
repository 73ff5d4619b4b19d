import { endsSession, toAuthError } from './auth-error.ts'

/** A bearer token of the signed-in user and when it ends (milliseconds since 1970). */
export interface IssuedToken {
  token: string
  expiresAt: number
}

/** A token is refreshed five minutes before it ends (specification §9). */
const refreshBefore = 5 * 60_000
/** A token counts as ended half a minute early, so that it does not end on its way (specification §9). */
const expiredEarly = 30_000

/**
 * Hands out one identity token to any number of callers: a good one at once, and one refresh in flight for all when it is due.
 * When a refresh fails while the token is still good, the token is used; once it counts as ended, or when the failure
 * ends the session (account disabled, token revoked), the failure is thrown.
 */
export function createTokenSource(
  refresh: (force: boolean) => Promise<IssuedToken>,
  now: () => number = Date.now,
) {
  let current: IssuedToken | undefined
  let refreshing: Promise<IssuedToken> | undefined

  function renew(force: boolean): Promise<IssuedToken> {
    if (refreshing !== undefined) return refreshing
    const mine = refresh(force)
      .then((issued) => {
        // After `clear` the answer belongs to a user who is no longer here: it must not serve the next one.
        if (refreshing === mine) current = issued
        return issued
      })
      .finally(() => {
        if (refreshing === mine) refreshing = undefined
      })
    refreshing = mine
    return mine
  }

  return {
    /** A token that is good for at least half a minute. */
    async get(): Promise<string> {
      if (current !== undefined && current.expiresAt - refreshBefore > now()) return current.token
      const held = current
      try {
        return (await renew(held !== undefined)).token
      } catch (error) {
        const isGood = held !== undefined && held === current && held.expiresAt - expiredEarly > now()
        if (isGood && !endsSession(toAuthError(error))) return held.token
        throw error
      }
    },
    /** Forgets the token: another user, or none, is signed in. */
    clear(): void {
      current = undefined
      refreshing = undefined
    },
  }
}
