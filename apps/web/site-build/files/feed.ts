import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale } from '@search-foundation/i18n/locale-table'

import { feedPath } from '../../app/document/page-files.ts'
import { escapeXml } from './escape-xml.ts'

/** What a feed says about an article. */
export interface FeedArticle {
  slug: string
  /** Code of the locale of its title and excerpt. */
  locale: string
  /** Code of the locale of its text. */
  bodyLocale: string
  title: string
  excerpt: string
  /** YYYY-MM-DD. */
  date: string
  author: string
}

/**
 * Returns the news of a locale as an Atom feed (RFC 4287), newest first. The link of an entry names the language of the article's
 * body, which may differ from that of its title. Articles without a title in the locale are listed in English.
 *
 * @param articles all articles in all languages, newest first
 */
export function feedText(articles: readonly FeedArticle[], locale: string, siteUrl: string): string {
  const own = new Map(
    articles.filter((article) => article.locale === locale).map((article) => [article.slug, article]),
  )
  const listed = articles
    .filter((article) => article.locale === defaultLocale)
    .map((article) => own.get(article.slug) ?? article)
  const self = siteUrl + feedPath(locale)
  const entries = listed.map((article) => {
    const address = siteUrl + localizePath(`/news/${article.slug}`, locale)
    return `<entry xml:lang="${article.locale}">
<id>${address}</id>
<title>${escapeXml(article.title)}</title>
<link href="${address}" hreflang="${article.bodyLocale}"/>
<updated>${article.date}T00:00:00Z</updated>
<author><name>${escapeXml(article.author)}</name></author>
<summary>${escapeXml(article.excerpt)}</summary>
</entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id>
<title>${escapeXml(brand.name)}</title>
<link rel="self" href="${self}"/>
<link href="${siteUrl}${localizePath('/news', locale)}"/>
<updated>${listed[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`
}
