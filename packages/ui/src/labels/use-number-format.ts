import { useMemo } from 'react'
import { useLocale } from 'react-aria-components'

/** Formats numbers for the language of the page: 12,000 or 12.000. */
export function useNumberFormat(): (value: number) => string {
  const { locale } = useLocale()
  return useMemo(() => new Intl.NumberFormat(locale).format, [locale])
}
