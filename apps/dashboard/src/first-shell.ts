/* Inlined after the shell in each page, which shows a tab to a visitor in the language of the document: adapts it to the address and to who visits. */
import { resolveLocale } from '@search-foundation/i18n/locale-path'
import {
  parseEntry,
  readApiKey,
  readSettings,
  readStoredUser,
  safeStorage,
} from '@search-foundation/store/preferences'

import { placeName, readPlace, tabPath, type Tab } from './ground/place/place.ts'
import type { TabLead } from './shell-html.tsx'
import { navigationAttribute, navigationEntry } from './shell/navigation-width.ts'

const { documentElement: html } = document
const root = document.querySelector<HTMLElement>('#root')
const pending = document.querySelector<HTMLTemplateElement>('#shell-pending')
const storage = safeStorage()
const locale = resolveLocale(location.pathname, readSettings(storage).language)

/** Shows the title of another tab and marks it in the navigation. */
function showTab(shell: HTMLElement, tab: Tab): void {
  const leads = JSON.parse(document.querySelector('#shell-leads')?.textContent ?? '{}') as Record<
    string,
    TabLead
  >
  const lead = leads[tab]
  const path = tabPath(tab, html.lang === 'en-US' ? undefined : html.lang)
  const links = [...shell.querySelectorAll(`nav a[href="${path}"]`)]
  const [title, description] = [shell.querySelector('main h1'), shell.querySelector('main h1 + p')]
  if (lead === undefined || links.length === 0 || title === null || description === null) return
  for (const link of shell.querySelectorAll('nav a[aria-current]')) link.removeAttribute('aria-current')
  for (const link of links) link.setAttribute('aria-current', 'page')
  const name = links[0]?.textContent ?? ''
  document.title = document.title.replace(title.textContent, name)
  title.textContent = name
  const link = description.querySelector('a')
  link?.setAttribute('href', lead.docs)
  link?.setAttribute('aria-label', lead.docsLabel)
  description.replaceChildren(`${lead.text} `, link ?? '')
}

if (root !== null && pending !== null) {
  const place = readPlace(location.pathname)
  const isOther = placeName(place) !== pending.dataset['place']
  // The saved language differs from that of the document: its words are never shown, only the place that words take. The mark is on what the
  // app replaces, not on the root, which stays.
  const isForeign = locale !== html.lang
  const isUser = readStoredUser(storage) !== null
  const isVisitor = !isUser && readApiKey(storage) === null
  if (!isVisitor || isOther || isForeign) root.replaceChildren(pending.content)
  // A user has keys to choose from.
  if (isUser) root.querySelector('[data-scope]')?.setAttribute('data-pending', '')
  if (isForeign) for (const part of root.children) part.setAttribute('data-wordless', '')
  else if (isOther) showTab(root, place.tab)
  const width = parseEntry(safeStorage(() => sessionStorage).getItem(navigationEntry))
  if (typeof width === 'string')
    root.querySelector('main')?.parentElement?.setAttribute(navigationAttribute, width)
  html.lang = locale
}
