import { formatCompact, formatNumber } from './format.ts'

/**
 * Returns the values of `common:amount.tokens`: the number as a text, exact ("10,240") or compact ("1.2M"), and the `count` that
 * selects the plural form. A compact number takes the form of its rounded value: in Russian, "1,2 тыс." stands before the
 * genitive plural, whatever the last digit of the exact number is.
 */
export function tokenAmount(
  value: number,
  locale: string,
  style: 'exact' | 'compact' = 'exact',
): { tokens: string; count: number } {
  if (style === 'exact') return { tokens: formatNumber(value, locale), count: value }
  const count = value < 1000 ? value : Math.round(value / 1000) * 1000
  return { tokens: formatCompact(value, locale), count }
}
