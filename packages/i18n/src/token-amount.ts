import { formatCompact, formatNumber } from './format.ts'

/**
 * Returns the values of `common:amount.tokens`: the number as a text, exact ("10,240") or compact ("1.2M"), and the `count` that
 * selects the plural form. A compact number takes the form of the word that it ends with: in Russian, "1,2 тыс." stands before the
 * genitive plural, whatever the last digit of the exact number is, and French, Spanish and Italian say "1,2 M de tokens".
 */
export function tokenAmount(
  value: number,
  locale: string,
  style: 'exact' | 'compact' = 'exact',
): { tokens: string; count: number } {
  if (style === 'exact') return { tokens: formatNumber(value, locale), count: value }
  const unit = [1e6, 1e3].find((size) => value >= size) ?? 1
  const count = Math.round(value / unit) * unit
  return { tokens: formatCompact(value, locale), count }
}
