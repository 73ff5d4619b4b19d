/** Wrong passwords of one account from one address after which sign-in pauses. */
const maxFailures = 10
/** Time after which one failure is forgotten, and so the longest pause. */
const forgetMilliseconds = 30_000
/** Most accounts and addresses in memory; the one with the oldest failure is dropped first. */
const maxRecords = 10_000

export interface SignInThrottle {
  /** Counts an attempt before its outcome is known, so that parallel attempts cannot pass. Returns the seconds to wait if it is not allowed. */
  begin(email: string, address: string): number | undefined
  /** Uncounts an attempt that failed for a reason other than wrong credentials. */
  excuse(email: string, address: string): void
  /** Forgets the failures after a successful attempt. */
  clear(email: string, address: string): void
}

/** Counts wrong credentials per account and address and pauses sign-in after too many, because the emulator has no such limit. */
export function createSignInThrottle(now: () => number): SignInThrottle {
  /** Time at which all failures of an account at an address are forgotten; each failure adds `forgetMilliseconds`. */
  const forgottenAt = new Map<string, number>()
  const keyOf = (email: string, address: string) => `${email.toLowerCase()} ${address}`

  /** Moves the time by one failure. */
  function move(key: string, milliseconds: number): void {
    const until = Math.max(forgottenAt.get(key) ?? 0, now()) + milliseconds
    forgottenAt.delete(key)
    if (until <= now()) return
    if (forgottenAt.size >= maxRecords) forgottenAt.delete(forgottenAt.keys().next().value ?? '')
    forgottenAt.set(key, until)
  }

  return {
    begin(email, address) {
      const key = keyOf(email, address)
      const lasting = (forgottenAt.get(key) ?? 0) - now()
      const excess = lasting - (maxFailures - 1) * forgetMilliseconds
      if (excess > 0) return Math.ceil(excess / 1000)
      move(key, forgetMilliseconds)
      return undefined
    },
    excuse: (email, address) => move(keyOf(email, address), -forgetMilliseconds),
    clear: (email, address) => void forgottenAt.delete(keyOf(email, address)),
  }
}
