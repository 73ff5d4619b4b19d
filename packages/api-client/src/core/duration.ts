/** Milliseconds of each unit of a duration such as `1m30s`. */
const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Parses a duration in seconds (`1.5`) or with units (`6m0s`, `20ms`), as `retry-after` and `x-ratelimit-reset-*` have it. Returns milliseconds;
 * undefined for another text.
 */
export function parseDuration(text: string | null): number | undefined {
  if (!text) return
  const seconds = Number(text)
  if (seconds >= 0) return seconds * 1000
  if (!/^([\d.]+(ms|[smhd]))+$/.test(text)) return
  let total = 0
  for (const [, amount, unit] of text.matchAll(/([\d.]+)(ms|[smhd])/g))
    total += Number(amount) * (units[unit as string] as number)
  return Number.isNaN(total) ? undefined : total
}
