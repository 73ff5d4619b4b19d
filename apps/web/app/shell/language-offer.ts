import { matchLocale } from '@search-foundation/i18n/match-locale'

/** What is needed from the document. */
interface Opened {
  documentElement: { lang: string; style: Pick<CSSStyleDeclaration, 'setProperty'> }
}

/**
 * Shows the line that offers the page in the visitor's language: the first of the browser's languages that the site has. A visitor who has
 * chosen a language is asked nothing. Runs before the page is parsed, so that nothing moves.
 */
export function showLanguageOffer(
  { documentElement }: Opened,
  wanted: readonly string[],
  chosen: string | null,
): void {
  if (chosen !== null) return
  const language = wanted.map(matchLocale).find((locale) => locale !== undefined)
  if (language !== undefined && language !== documentElement.lang)
    documentElement.style.setProperty(`--offer-${language}`, 'flex')
}
