import { expect, test, vi } from 'vitest'

import { pageAddress } from './app/document/page-address.ts'
import { prerenderedPaths } from './prerendered-paths.ts'
import { dashboardRewrites } from './site-build/files/dashboard-rewrites.ts'
import { localeRedirects } from './site-build/files/locale-redirects.ts'
import { siteFiles } from './site-build/files/site-files.ts'
import { sitemapText } from './site-build/files/sitemap.ts'

interface Table {
  localeTable: { code: string; nativeName: string; selectable: boolean }[]
}

// A twelfth row, which the real table does not have.
vi.mock('@search-foundation/i18n/locale-table', async (importOriginal) => {
  const module = await importOriginal<Table>()
  module.localeTable.push({ code: 'pt', nativeName: 'Português', selectable: true })
  return module
})

test('a new row of the locale table is all that addresses, the sitemap, feeds and the hosting need', () => {
  expect(prerenderedPaths()).toEqual(expect.arrayContaining(['/pt', '/pt/reader', '/pt/news/late-chunking']))
  expect(pageAddress('/PT/reader')).toMatchObject({ locale: 'pt', path: '/reader' })
  expect(sitemapText(['/reader'], 'https://site.example')).toContain(
    'hreflang="pt" href="https://site.example/pt/reader"',
  )
  expect(siteFiles.map(({ path }) => path)).toContain('/pt/feed.xml')
  expect(dashboardRewrites()).toContainEqual({
    regex: '^/pt/api-dashboard(/.*)?$',
    destination: '/pt/api-dashboard/index.html',
  })
  expect(localeRedirects().find(({ regex }) => new RegExp(regex).test('/pt-BR'))?.destination).toBe('/pt')
  expect(localeRedirects().find(({ regex }) => new RegExp(regex).test('/pt'))).toBeUndefined()
})
