import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

/** Formats numbers for the language of the page: 12,000 or 12.000. */
export function useNumberFormat(): (value: number) => string {
  const { locale } = useLocale()
  // Chromium has no data for Mongolian, whose numbers are those of American English, and would use the language of its menus.
  return useMemo(() => new Intl.NumberFormat([locale, 'en-US']).format, [locale])
}
