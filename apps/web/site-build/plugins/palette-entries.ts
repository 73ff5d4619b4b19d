import { localizePath } from '@search-foundation/i18n/locale-path'
import { parseHTML } from 'linkedom'

import { isEnglishOnly } from '../../app/ground/site-map.ts'
import type { PageEntry } from '../../app/shell/page-entries.ts'
import { pagePaths } from '../../prerendered-paths.ts'
import { pageEntry } from '../files/page-entry.ts'

/** Reads the entries of the palette from the pages of a development server, as the build reads them from its files. */
export async function paletteEntries(origin: string, locale: string): Promise<PageEntry[]> {
  return await Promise.all(
    pagePaths().map(async (path) => {
      const address = isEnglishOnly(path) ? path : localizePath(path, locale)
      return pageEntry(await readPage(origin, address), address)
    }),
  )
}

/** Fetches a page of a development server. */
export async function readPage(origin: string, address: string): Promise<Document> {
  const response = await fetch(origin + address, { headers: { Accept: 'text/html' } })
  return parseHTML(await response.text()).document
}
