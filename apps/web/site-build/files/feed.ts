import { brand } from '@search-foundation/content/brand'
import type { ChangeNote } from '@search-foundation/content/changelog'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale } from '@search-foundation/i18n/locale-table'

import { changelogFeedPath, feedPath } from '../../app/document/page-files.ts'
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
  return atomFeed({
    locale,
    title: brand.name,
    self: siteUrl + feedPath(locale),
    page: siteUrl + localizePath('/news', locale),
    entries: listed.map(({ slug, title, excerpt, date, author, bodyLocale, locale: lang }) => ({
      lang,
      title,
      date,
      author,
      address: siteUrl + localizePath(`/news/${slug}`, locale),
      targetLang: bodyLocale,
      summary: excerpt,
    })),
  })
}

/** Returns the notes of the changelog, newest first, as an Atom feed in English. */
export const changelogFeedText = (notes: readonly ChangeNote[], siteUrl: string): string =>
  atomFeed({
    locale: defaultLocale,
    title: `${brand.name}: changelog`,
    self: siteUrl + changelogFeedPath,
    page: `${siteUrl}/changelog`,
    entries: notes.map(({ slug, title, date, body }) => ({
      lang: defaultLocale,
      title: title.replaceAll('`', ''),
      date,
      author: brand.team,
      address: `${siteUrl}/changelog#${slug}`,
      targetLang: defaultLocale,
      summary: body.trim().replaceAll('`', ''),
    })),
  })

interface AtomFeed {
  locale: string
  title: string
  /** Whole address of the feed itself, and of the page that shows the same. */
  self: string
  page: string
  entries: readonly AtomEntry[]
}

interface AtomEntry {
  /** Code of the locale of title and summary, and of the page that it leads to. */
  lang: string
  targetLang: string
  title: string
  /** YYYY-MM-DD. */
  date: string
  author: string
  /** Whole address. */
  address: string
  summary: string
}

function atomFeed({ locale, title, self, page, entries }: AtomFeed): string {
  const texts = entries.map(
    (entry) => `<entry xml:lang="${entry.lang}">
<id>${entry.address}</id>
<title>${escapeXml(entry.title)}</title>
<link href="${entry.address}" hreflang="${entry.targetLang}"/>
<updated>${entry.date}T00:00:00Z</updated>
<author><name>${escapeXml(entry.author)}</name></author>
<summary>${escapeXml(entry.summary)}</summary>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id>
<title>${escapeXml(title)}</title>
<link rel="self" href="${self}"/>
<link href="${page}"/>
<updated>${entries[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
${texts.join('\n')}
</feed>
`
}
