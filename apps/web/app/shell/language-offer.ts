import { matchLocale } from '@search-foundation/i18n/match-locale'
import { changeSettings, type TextStorage } from '@search-foundation/store/preferences'

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

/** Makes the buttons that close the offer keep the language of the page. The keyboard continues after the line. */
export function connectLanguageOffer(document: Document, storage: TextStorage): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-keep-language]')) {
    button.addEventListener('click', () => {
      changeSettings(storage, { language: document.documentElement.lang })
      const offer = button.closest<HTMLElement>('[data-language-offer]')
      document.documentElement.style.removeProperty(`--offer-${offer?.lang}`)
      document.querySelector<HTMLElement>('body > header a')?.focus({ preventScroll: true })
    })
  }
}
