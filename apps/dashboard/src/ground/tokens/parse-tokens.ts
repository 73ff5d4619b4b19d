const factors: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9 }

/**
 * Reads a whole number of tokens as people write it: `1,000,000`, `1.000.000`, `1 000 000`, `500k`, `1.5M`, `2B`. Undefined for anything
 * else and for 0.
 */
export function parseTokens(text: string): number | undefined {
  const compact = text.replaceAll(/[\s'’_]/g, '')
  const [, digits = '', suffix = ''] = /^([\d.,]+)([kmb]?)$/i.exec(compact) ?? []
  // Before a suffix, a point or comma begins the decimals. Otherwise it separates groups of three digits.
  const isPlain = suffix === ''
  if (!(isPlain ? /^\d{1,3}([.,]?\d{3})*$|^\d+$/ : /^\d+([.,]\d+)?$/).test(digits)) return undefined
  const number = Number(isPlain ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'))
  const tokens = Math.round(number * (factors[suffix.toLowerCase()] ?? 1))
  return Number.isSafeInteger(tokens) && tokens > 0 ? tokens : undefined
}
