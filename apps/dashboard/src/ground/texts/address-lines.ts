import type { BuyerAddress } from '@search-foundation/api-client'
import { formatCountry } from '@search-foundation/i18n/format'

/** Returns the lines of a postal address, with the country's name in the interface language. */
export function addressLines(
  { line1, line2, postal_code: code, city, state, country }: BuyerAddress,
  locale: string,
): string[] {
  const place = [code, city].filter(Boolean).join(' ')
  const name = country === null ? null : formatCountry(country, locale)
  return [line1, line2, place, state, name].filter((line): line is string => line != null && line !== '')
}
