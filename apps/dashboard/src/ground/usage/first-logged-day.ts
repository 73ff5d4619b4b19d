/** Days for which the requests of an account are logged. */
const loggedDays = 30
const dayMilliseconds = 86_400_000

/** Returns the first day (UTC, today included in the count) whose requests are still logged, as YYYY-MM-DD. */
export const firstLoggedDay = (now: Date): string =>
  new Date(now.getTime() - (loggedDays - 1) * dayMilliseconds).toISOString().slice(0, 10)
