const dayMilliseconds = 86_400_000

/** Returns the first of the last `days` days (UTC, today included), as YYYY-MM-DD. */
export const firstDay = (days: number, now: Date): string =>
  new Date(now.getTime() - (days - 1) * dayMilliseconds).toISOString().slice(0, 10)
