import { markLanguage } from './mark-language.ts'
import { decoded, nearestPages } from './nearest-pages.ts'
import { loadPageEntries } from './page-entries.ts'

/** Fills the landing page's notice about an address that does not exist: the address, and the three pages nearest to it. */
export async function connectMissingNotice(document: Document): Promise<void> {
  const notice = document.querySelector<HTMLElement>('[data-missing-notice]')
  const address = document.documentElement.dataset['missingAddress']
  if (notice === null || address === undefined) return
  notice.querySelector('code')?.append(decoded(address))
  const pattern = notice.querySelector('li')
  const items = nearestPages(await loadPageEntries(document), address, 3).map(({ title, path }) => {
    const item = pattern?.cloneNode(true) as HTMLElement
    const link = item.querySelector('a')
    link?.setAttribute('href', path)
    link?.replaceChildren(title)
    markLanguage(item, link, path)
    return item
  })
  pattern?.parentElement?.replaceChildren(...items)
}
