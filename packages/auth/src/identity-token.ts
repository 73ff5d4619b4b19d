/** A bearer token of the signed-in user and when it ends (milliseconds since 1970). */
export interface IssuedToken {
  token: string
  expiresAt: number
}

/** A token is refreshed five minutes before it ends (specification §9). */
const REFRESH_BEFORE = 5 * 60_000
/** A token counts as ended half a minute early, so that it does not end on its way (specification §9). */
const EXPIRED_EARLY = 30_000

/**
 * Hands out one identity token to any number of callers: a good one at once, and one refresh in flight for all when it is due.
 * When a refresh fails while the token is still good, the token is used; once it counts as ended, the failure is thrown.
 */
export function createTokenSource(
  refresh: (force: boolean) => Promise<IssuedToken>,
  now: () => number = Date.now,
) {
  let current: IssuedToken | undefined
  let refreshing: Promise<IssuedToken> | undefined

  function renew(force: boolean): Promise<IssuedToken> {
    refreshing ??= refresh(force)
      .then((issued) => (current = issued))
      .finally(() => (refreshing = undefined))
    return refreshing
  }

  return {
    /** A token that is good for at least half a minute. */
    async get(): Promise<string> {
      if (current !== undefined && current.expiresAt - REFRESH_BEFORE > now()) return current.token
      const held = current
      try {
        return (await renew(held !== undefined)).token
      } catch (error) {
        if (held !== undefined && held.expiresAt - EXPIRED_EARLY > now()) return held.token
        throw error
      }
    },
    /** Forgets the token: another user, or none, is signed in. */
    clear(): void {
      current = undefined
    },
  }
}
