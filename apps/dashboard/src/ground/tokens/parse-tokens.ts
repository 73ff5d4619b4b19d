import { parseNumber } from '@search-foundation/i18n/parse-number'

/**
 * Reads a whole number of tokens as people write it in a language: `1,000,000`, `1 000 000`, `500k`, `1.5M`, `12 Mrd.`, `120億`. Undefined for
 * anything else, for a part of a token and for 0.
 */
export function parseTokens(text: string, locale: string): number | undefined {
  const tokens = parseNumber(text, locale)
  return tokens !== undefined && Number.isSafeInteger(tokens) && tokens > 0 ? tokens : undefined
}
