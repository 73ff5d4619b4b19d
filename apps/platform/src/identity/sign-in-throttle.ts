/** Wrong passwords of one account from one address before sign-in pauses there. */
const maxFailures = 10
/** One failure is forgotten after this time, so a pause is never longer. */
const forgetMilliseconds = 30_000
/** Accounts and addresses remembered; the one that failed longest ago goes first. */
const maxRecords = 10_000

export interface SignInThrottle {
  /** Counts an attempt before its outcome is known, so that many at once cannot pass. Answers the seconds to wait when it must not be made. */
  begin(email: string, address: string): number | undefined
  /** Takes the count back: the attempt failed for another reason than wrong credentials. */
  excuse(email: string, address: string): void
  /** Forgets the failures: the attempt succeeded. */
  clear(email: string, address: string): void
}

/** Counts wrong credentials per account and address and pauses sign-in after too many: the emulator has no such limit. */
export function createSignInThrottle(now: () => number): SignInThrottle {
  /** When the last failure of each is forgotten, were no more to come: one lasts `forgetMilliseconds`, the next as long again. */
  const forgottenAt = new Map<string, number>()
  const keyOf = (email: string, address: string) => `${email.toLowerCase()} ${address}`

  /** Moves the time by one failure more or less. */
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
