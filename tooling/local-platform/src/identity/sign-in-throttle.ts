/** Wrong passwords in a row before sign-in of an account pauses, and how long it pauses. */
const MAX_FAILURES = 10
const PAUSE_MILLISECONDS = 60_000

/** Counts wrong passwords per account and pauses sign-in after too many: the emulator has no such limit. */
export function createSignInThrottle(now: () => number) {
  const failures = new Map<string, { count: number; until: number }>()
  return {
    isPaused(email: string): boolean {
      const record = failures.get(email)
      if (record !== undefined && record.until < now()) failures.delete(email)
      return (failures.get(email)?.count ?? 0) >= MAX_FAILURES
    },
    failed(email: string): void {
      const count = (failures.get(email)?.count ?? 0) + 1
      failures.set(email, { count, until: now() + PAUSE_MILLISECONDS })
    },
    succeeded(email: string): void {
      failures.delete(email)
    },
  }
}
