/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  // A day that its month does not have is taken for one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
