import { firstDay } from './first-day.ts'

/** Days for which the requests of an account are logged. */
const loggedDays = 30

/** Returns the first day (UTC, today included in the count) whose requests are still logged, as YYYY-MM-DD. */
export const firstLoggedDay = (now: Date): string => firstDay(loggedDays, now)
