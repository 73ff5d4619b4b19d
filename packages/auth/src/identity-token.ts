import { endsSession, toAuthError } from './auth-error.ts'

/** A bearer token of the signed-in user, and when it expires (milliseconds since 1970). */
export interface IssuedToken {
  token: string
  expiresAt: number
}

/** A token is refreshed five minutes before it expires (specification §9). In milliseconds. */
const refreshMargin = 5 * 60_000
/** A token counts as expired 30 seconds early, so that it does not expire on its way (specification §9). In milliseconds. */
const expiryMargin = 30_000
/** The wait after a failed refresh, which doubles up to the longest one (specification §9). In milliseconds. */
const firstWait = 30_000
const longestWait = 16 * 60_000

interface Flight {
  isForced: boolean
  issued: Promise<IssuedToken>
}

/**
 * Gives one identity token to any number of callers. A token with more than five minutes left is returned at once; otherwise one
 * refresh serves all callers. While a token is valid, nobody waits for a refresh that hangs, and after a failed one the next waits its
 * turn. This is the only place in the apps that merges refreshes.
 * @param issue returns the provider's stored token, or a new one with `force`
 */
export function createTokenSource(
  issue: (force: boolean) => Promise<IssuedToken>,
  now: () => number = Date.now,
) {
  let current: IssuedToken | undefined
  let flight: Flight | undefined
  let wait = firstWait
  let restsUntil = 0

  const outlives = (issued: IssuedToken | undefined, margin: number): issued is IssuedToken =>
    issued !== undefined && issued.expiresAt - now() > margin

  /** Puts the next refresh off. One that a caller needed before its turn does not put it off further. */
  function rest(): void {
    if (now() < restsUntil) return
    restsUntil = now() + wait
    wait = Math.min(wait * 2, longestWait)
  }

  function endRest(): void {
    restsUntil = 0
    wait = firstWait
  }

  /** Refreshes when the token is due. A failed refresh is no failure while the old token is still valid. */
  async function issueDue(stored: IssuedToken | undefined): Promise<IssuedToken> {
    let latest = stored
    const isValid = () => outlives(latest, expiryMargin)
    try {
      latest ??= await issue(false)
      if (outlives(latest, refreshMargin) || (isValid() && now() < restsUntil)) return latest
      const fresh = await issue(true)
      if (outlives(fresh, refreshMargin)) endRest()
      else rest()
      return fresh
    } catch (error) {
      rest()
      if (latest === undefined || !isValid() || endsSession(toAuthError(error))) throw error
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
    const margin = flight === undefined ? refreshMargin : expiryMargin
    if (!refresh && flight?.isForced !== true && outlives(current, margin)) return current.token
    const { issued } = flight ?? start(refresh)
    return (await issued).token
  }

  return {
    get,
    /** Refreshes the token if it is due and waits for that. Never throws: a call that needs the token gets the error. */
    async renew(): Promise<void> {
      await (flight ?? start(false)).issued.catch(() => undefined)
    },
    /** When the next refresh is due (milliseconds since 1970). */
    dueAt: (): number => Math.max((current?.expiresAt ?? 0) - refreshMargin, restsUntil),
    /** Lets the next refresh begin at once, whatever failed before: the network is back. */
    endRest,
    /** The refresh that is in flight, if there is one. */
    pending: (): Promise<unknown> | undefined => flight?.issued,
    /** Forgets the token, because the user has changed. */
    clear(): void {
      current = undefined
      flight = undefined
      endRest()
    },
  }
}

export type TokenSource = ReturnType<typeof createTokenSource>
