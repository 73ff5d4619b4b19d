const dayMilliseconds = 86_400_000

/** Returns every day from `from` to `to`, both included, as `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = Math.max(0, Math.round((last - first) / dayMilliseconds) + 1)
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * dayMilliseconds).toISOString().slice(0, 10),
  )
}
