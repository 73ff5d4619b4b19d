import { readdirSync, readFileSync } from 'node:fs'
import type { Article } from '@search-foundation/content/article'
import { brand, handbookPath } from '@search-foundation/content/brand'
import { productKeys } from '@search-foundation/content/products'

import { chapterHtml } from './chapter-html.ts'
import { handbookFiles, type Book } from './handbook.ts'
import { zip } from './zip.ts'

const news = new URL('../news/', import.meta.resolve('@search-foundation/content/read-articles'))
const figures = Object.fromEntries(
  readdirSync(new URL('figures/', news)).map((file) => [
    `figures/${file}`,
    readFileSync(new URL(`figures/${file}`, news), 'utf8'),
  ]),
)

interface Messages {
  'web-frame': { handbook: { label: string } }
  'web-news': { original: string }
  'content-products': Record<string, { label: string }>
}

const readMessages = (locale: string) =>
  Object.assign(
    {},
    ...['web', 'content'].map((name) =>
      JSON.parse(
        readFileSync(
          new URL(import.meta.resolve(`@search-foundation/i18n/messages/${locale}/${name}.json`)),
          'utf8',
        ),
      ),
    ),
  ) as Messages

/** The chapters of bodies by their Markdown: several languages show the same body. */
const written = new Map<string, Promise<string>>()

function writeChapter({ body }: Article): Promise<string> {
  const html = written.get(body) ?? chapterHtml(body, brand.hosts.site, figures)
  written.set(body, html)
  return html
}

async function bookIn(locale: string, articles: readonly Article[]): Promise<Book> {
  const messages = readMessages(locale)
  const parts = await Promise.all(
    productKeys.map(async (product) => ({
      title: messages['content-products'][product]?.label ?? product,
      chapters: await Promise.all(
        articles
          .filter((article) => article.locale === locale && article.products[0] === product)
          .map(async (article) => ({
            ...article,
            html: await writeChapter(article),
            foreign:
              article.bodyLocale === locale
                ? undefined
                : { locale: article.bodyLocale, notice: messages['web-news'].original },
          })),
      ),
    })),
  )
  return {
    title: `${brand.name}: ${messages['web-frame'].handbook.label}`,
    locale,
    publisher: brand.legalName,
    url: brand.hosts.site + handbookPath(locale),
    parts: parts.filter(({ chapters }) => chapters.length > 0),
    figures,
  }
}

/** Writes the handbook, which contains those of all articles that are in a language, as an EPUB. */
export async function writeHandbook(locale: string, articles: readonly Article[]): Promise<Buffer> {
  return zip(handbookFiles(await bookIn(locale, articles)), ['mimetype'])
}
