import { localizePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale } from '@search-foundation/i18n/locale-table'

import { localesOf } from '../../prerendered-paths.ts'
import { escapeXml } from './escape-xml.ts'

/** Sitemap of every page in each of its languages, naming its translations if there are any. */
export function sitemapText(paths: readonly string[], siteUrl: string): string {
  const urls = paths.flatMap((path) => {
    const codes = localesOf(path)
    const link = (hreflang: string, locale = hreflang) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(address(siteUrl, locale, path))}"/>`
    const alternates =
      codes.length > 1 ? [...codes.map((code) => link(code)), link('x-default', defaultLocale)].join('') : ''
    return codes.map(
      (locale) => `<url><loc>${escapeXml(address(siteUrl, locale, path))}</loc>${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Everything may be read except the dashboard, which shows nothing to a visitor who is not signed in. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *
Disallow: /api-dashboard
Disallow: /*/api-dashboard

Sitemap: ${siteUrl}/sitemap.xml
`
}

function address(siteUrl: string, locale: string, path: string): string {
  return siteUrl + localizePath(path, locale)
}
