import { changeSettings, type TextStorage } from '@search-foundation/store/preferences'

import { onClick } from './on-click.ts'

/** Makes the buttons that close the offer of another language keep that of the page. The keyboard continues after the line. */
export function connectLanguageOffer(document: Document, storage: TextStorage): void {
  onClick(document, 'button[data-keep-language]', (button) => {
    changeSettings(storage, { language: document.documentElement.lang })
    const offer = button.closest<HTMLElement>('[data-language-offer]')
    document.documentElement.style.removeProperty(`--offer-${offer?.lang}`)
    document.querySelector<HTMLElement>('body > header a')?.focus({ preventScroll: true })
  })
}
