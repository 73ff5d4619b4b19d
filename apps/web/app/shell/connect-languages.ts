import { changeSettings, type TextStorage } from '@search-foundation/store/preferences'

import { onClick } from './on-click.ts'
import { handOverScroll } from './scroll-handover.ts'

/** The links of the language menus and of the offer above the header. */
const links = 'body > :is(header, [data-language-offer]) a[hreflang]'

/**
 * Makes the links to other languages store the choice and lead to the same place of the page: they keep query, fragment and scroll. Runs before
 * the page is parsed: a link that is followed earlier would lead to a page that the language chosen before redirects.
 */
export function connectLanguages(document: Document, storage: TextStorage, session: TextStorage): void {
  const follow = (control: HTMLElement) => {
    const link = control as HTMLAnchorElement
    changeSettings(storage, { language: link.hreflang })
    link.search = location.search
    link.hash = location.hash
    return link
  }
  onClick(document, links, (control, event) => {
    const link = follow(control)
    // With a key held, the link opens in another tab.
    const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (opensHere && link.pathname !== location.pathname) handOverScroll(window, session, link.pathname)
  })
  // The middle button opens the link in another tab.
  onClick(document, links, follow, 'auxclick')
}
