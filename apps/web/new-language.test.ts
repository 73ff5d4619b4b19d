import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => vi.resetModules())

test('a new row of the locale table is all that addresses, the sitemap, feeds and the hosting need', async () => {
  // Modules of this test alone, with a twelfth row, which the real table does not have.
  vi.resetModules()
  const { localeTable } = await import('@search-foundation/i18n/locale-table')
  const row = { code: 'pt' as LocaleCode, nativeName: 'Português', selectable: true }
  ;(localeTable as (typeof row)[]).push(row)
  const { pageAddress } = await import('./app/document/page-address.ts')
  const { prerenderedPaths } = await import('./prerendered-paths.ts')
  const { dashboardRewrites } = await import('./site-build/files/dashboard-rewrites.ts')
  const { localeRedirects } = await import('./site-build/files/locale-redirects.ts')
  const { siteFiles } = await import('./site-build/files/site-files.ts')
  const { sitemapText } = await import('./site-build/files/sitemap.ts')

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
