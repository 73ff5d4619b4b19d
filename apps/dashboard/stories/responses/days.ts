const day = 86_400_000

/** The time a number of days ago (ISO 8601). */
export const isoTime = (daysAgo: number): string => new Date(Date.now() - daysAgo * day).toISOString()

/** The day a number of days ago (UTC). */
export const isoDay = (daysAgo: number): string => isoTime(daysAgo).slice(0, 10)
