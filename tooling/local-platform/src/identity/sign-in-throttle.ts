/** Wrong passwords of one account from one address before sign-in pauses there. */
const MAX_FAILURES = 10
/** One failure is forgotten after this time, so a pause is never longer. */
const FORGET_MILLISECONDS = 30_000
/** Accounts and addresses remembered; the one that failed longest ago goes first. */
const MAX_RECORDS = 10_000

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
  /** When the last failure of each is forgotten, were no more to come: one lasts `FORGET_MILLISECONDS`, the next as long again. */
  const forgottenAt = new Map<string, number>()
  const keyOf = (email: string, address: string) => `${email.toLowerCase()} ${address}`

  /** Moves the time by one failure more or less. */
  function move(key: string, milliseconds: number): void {
    const until = Math.max(forgottenAt.get(key) ?? 0, now()) + milliseconds
    forgottenAt.delete(key)
    if (until <= now()) return
    if (forgottenAt.size >= MAX_RECORDS) forgottenAt.delete(forgottenAt.keys().next().value ?? '')
    forgottenAt.set(key, until)
  }

  return {
    begin(email, address) {
      const key = keyOf(email, address)
      const lasting = (forgottenAt.get(key) ?? 0) - now()
      const excess = lasting - (MAX_FAILURES - 1) * FORGET_MILLISECONDS
      if (excess > 0) return Math.ceil(excess / 1000)
      move(key, FORGET_MILLISECONDS)
      return undefined
    },
    excuse: (email, address) => move(keyOf(email, address), -FORGET_MILLISECONDS),
    clear: (email, address) => void forgottenAt.delete(keyOf(email, address)),
  }
}
