const dayMilliseconds = 24 * 60 * 60 * 1000

/** Days of usage that the demo account has. */
export const sampleDays = 90

/** Returns the start, in UTC, of the day that is `days` before the day of `at`; of a later day with a negative number. */
export const startOfDay = (at: Date, days: number): Date =>
  new Date(Math.floor(at.getTime() / dayMilliseconds - days) * dayMilliseconds)

/** Returns the time that is `share` (0 to 1) of a day after its start. */
export const within = (day: Date, share: number): Date => new Date(day.getTime() + share * dayMilliseconds)
