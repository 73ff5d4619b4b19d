import { endsSession, toAuthError } from './auth-error.ts'

/** A bearer token of the signed-in user, and when it expires (milliseconds since 1970). */
export interface IssuedToken {
  token: string
  expiresAt: number
}

/** A token is refreshed five minutes before it expires (specification §9). In milliseconds. */
export const refreshMargin = 5 * 60_000
/** A token counts as expired 30 seconds early, so that it does not expire on its way (specification §9). In milliseconds. */
const expiryMargin = 30_000

interface Flight {
  isForced: boolean
  issued: Promise<IssuedToken>
}

/**
 * Gives one identity token to any number of callers. A token with more than five minutes left is returned at once; otherwise one
 * refresh serves all callers. This is the only place in the apps that merges refreshes.
 * @param issue returns the provider's stored token, or a new one with `force`
 */
export function createTokenSource(
  issue: (force: boolean) => Promise<IssuedToken>,
  now: () => number = Date.now,
) {
  let current: IssuedToken | undefined
  let flight: Flight | undefined

  const outlives = (issued: IssuedToken | undefined, margin: number): issued is IssuedToken =>
    issued !== undefined && issued.expiresAt - now() > margin

  /** Refreshes when the token is due. A failed refresh is no failure while the old token is still valid. */
  async function issueDue(stored: IssuedToken | undefined): Promise<IssuedToken> {
    const latest = stored ?? (await issue(false))
    if (outlives(latest, refreshMargin)) return latest
    try {
      return await issue(true)
    } catch (error) {
      if (endsSession(toAuthError(error)) || !outlives(latest, expiryMargin)) throw error
      return latest
    }
  }

  function start(isForced: boolean): Flight {
    const started: Flight = {
      isForced,
      issued: (isForced ? issue(true) : issueDue(current))
        .then((issued) => {
          // After `clear`, the result belongs to a user who is no longer signed in.
          if (flight === started) current = issued
          return issued
        })
        .finally(() => {
          if (flight === started) flight = undefined
        }),
    }
    flight = started
    return started
  }

  /**
   * Returns a token. With `refresh`, for callers whose token was refused, it is a new one, and a failure to get one is thrown.
   * Without, throws only when there is no valid token left, or when the failure ends the session.
   */
  async function get(refresh = false): Promise<string> {
    if (refresh && flight !== undefined && !flight.isForced) {
      await flight.issued.catch(() => undefined)
      return get(true)
    }
    if (!refresh && flight === undefined && outlives(current, refreshMargin)) return current.token
    const { issued } = flight ?? start(refresh)
    return (await issued).token
  }

  return {
    get,
    /** When the latest token expires (milliseconds since 1970); undefined before the first one. */
    expiresAt: (): number | undefined => current?.expiresAt,
    /** The refresh that is in flight, if there is one. */
    pending: (): Promise<unknown> | undefined => flight?.issued,
    /** Forgets the token, because the user has changed. */
    clear(): void {
      current = undefined
      flight = undefined
    },
  }
}

export type TokenSource = ReturnType<typeof createTokenSource>
