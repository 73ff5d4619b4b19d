import type { TextStorage } from '@search-foundation/store/preferences'

/** Entry of the tab's storage with the address that the landing page says is missing. */
const entry = 'sf:missing-address'

/** Keeps the address of a page that does not exist for the landing page, to which the guards lead the visitor. */
export function storeMissingAddress(storage: TextStorage, pathname: string): void {
  storage.setItem(entry, pathname)
}

/**
 * Names the missing address in an attribute of the document, by which the style sheet shows the notice before the first paint. The next
 * page and a reload find it no more.
 */
export function takeOverMissingAddress({ documentElement }: Document, storage: TextStorage): void {
  const pathname = storage.getItem(entry)
  if (!pathname) return
  storage.setItem(entry, '')
  documentElement.dataset['missingAddress'] = pathname
}
