import { readStoredUser, type TextStorage } from '@search-foundation/store/preferences'
import { initials } from '@search-foundation/ui/initials'

import { followStored } from './follow-stored.ts'

/** The links that open the sign-in dialog of the dashboard. */
const links = 'a[href$="?login=true"]'

/** Returns a function that shows in one link who is signed in, or the way to sign in. */
function connectLink(link: HTMLAnchorElement, dashboardLabel: string, storage: TextStorage): () => void {
  const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
  const mark = link.querySelector<HTMLElement>('[data-initials]')
  const signInLabel = text?.textContent ?? ''
  const signInHref = link.getAttribute('href') ?? ''
  return () => {
    const user = readStoredUser(storage)
    link.setAttribute('href', user === null ? signInHref : signInHref.replace(/\?.*$/, ''))
    if (text !== null) text.textContent = user === null ? signInLabel : dashboardLabel
    if (mark !== null) {
      mark.hidden = user === null
      mark.textContent = user === null ? '' : initials(user.name)
    }
  }
}

/**
 * Makes the links to the sign-in dialog lead to the dashboard for a visitor who is signed in there, also when that changes in another
 * tab. Reads what the dashboard has stored; no code of the identity provider is loaded.
 */
export function connectVisitor(document: Document, storage: TextStorage): void {
  const label = document.querySelector<HTMLElement>('[data-dashboard-label]')?.dataset['dashboardLabel']
  if (label === undefined) return
  const updates = [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link) =>
    connectLink(link, label, storage),
  )
  followStored(() => updates.forEach((show) => show()))
}
