import { parseNumber } from '@search-foundation/i18n/parse-number'

/** More than anyone has; above it numbers are not exact. */
export const mostTokens = 1_000_000_000_000_000

/** Why a text is no number of tokens. */
export type TokensFault = 'empty' | 'unreadable' | 'tooMany'

/** Reads a number of tokens as people write it in a language; a part of a token counts as one. Returns what is wrong instead if it can't. */
export function readTokens(text: string, locale: string): number | TokensFault {
  if (text.trim() === '') return 'empty'
  const number = parseNumber(text, locale)
  if (number === undefined) return 'unreadable'
  if (number <= 0) return 'empty'
  return number > mostTokens ? 'tooMany' : Math.ceil(number)
}
