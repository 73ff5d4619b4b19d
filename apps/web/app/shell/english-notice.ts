import { splitLocalePath } from '@search-foundation/i18n/locale-path'
import { canonicalLocale } from '@search-foundation/i18n/locale-table'

/** What is needed from the document. */
interface Opened {
  documentElement: { style: Pick<CSSStyleDeclaration, 'setProperty'> }
  referrer: string
}

/**
 * Shows the notices that a page is in English only in the language of the visitor: that of the page that they come from, otherwise the saved
 * one. Runs before the page is parsed, so that nothing moves.
 */
export function showEnglishNotice(
  { documentElement, referrer }: Opened,
  origin: string,
  saved: string | null,
): void {
  const language = canonicalLocale(localeOf(referrer, origin) ?? saved ?? '')
  if (language !== undefined) documentElement.style.setProperty(`--notice-${language}`, 'block')
}

/** Returns the locale in the address of a page of this site. */
function localeOf(address: string, origin: string): string | undefined {
  if (address === '') return undefined
  const url = new URL(address)
  return url.origin === origin ? splitLocalePath(url.pathname).locale : undefined
}
