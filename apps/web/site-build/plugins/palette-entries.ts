import { localizePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale } from '@search-foundation/i18n/locale-table'
import { parseHTML } from 'linkedom'

import { isEnglishOnly } from '../../app/ground/site-map.ts'
import { sharedSections, type PageEntry } from '../../app/shell/page-entries.ts'
import { pagePaths } from '../../prerendered-paths.ts'
import { pageEntry } from '../files/page-entry.ts'
import { hasSections, sectionEntries, sectionsFileOf } from '../files/section-entries.ts'

const addressesIn = (locale: string): string[] =>
  pagePaths().map((path) => (isEnglishOnly(path) ? path : localizePath(path, locale)))

/** Reads the entries of the palette from the pages of a development server, as the build reads them from its files. */
export const paletteEntries = (origin: string, locale: string): Promise<PageEntry[]> =>
  Promise.all(addressesIn(locale).map(async (address) => pageEntry(await readPage(origin, address), address)))

/** Reads a file of sections from the documentation of a development server, as the build writes it from its files. */
export async function paletteSections(origin: string, name: string): Promise<PageEntry[]> {
  const locales = sharedSections.some((shared) => shared === name) ? [defaultLocale] : [name]
  const own = locales
    .flatMap(addressesIn)
    .filter((address) => hasSections(address) && sectionsFileOf(address) === name)
  const found = await Promise.all(
    own.map(async (address) => sectionEntries(await readPage(origin, address), address)),
  )
  return found.flat()
}

/** Fetches a page of a development server. */
export async function readPage(origin: string, address: string): Promise<Document> {
  const response = await fetch(origin + address, { headers: { Accept: 'text/html' } })
  return parseHTML(await response.text()).document
}
