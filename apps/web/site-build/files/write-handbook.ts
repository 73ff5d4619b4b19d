import { readdirSync, readFileSync } from 'node:fs'
import { brand, handbookPath } from '@search-foundation/content/brand'
import { productKeys } from '@search-foundation/content/products'
import { readArticles } from '@search-foundation/content/read-articles'

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

async function bookIn(locale: string): Promise<Book> {
  const messages = readMessages(locale)
  const articles = readArticles().filter((article) => article.locale === locale)
  const parts = await Promise.all(
    productKeys.map(async (product) => ({
      title: messages['content-products'][product]?.label ?? product,
      chapters: await Promise.all(
        articles
          .filter(({ products }) => products[0] === product)
          .map(async (article) => ({
            ...article,
            html: await chapterHtml(article.body, brand.hosts.site, figures),
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

/** Writes the handbook, which contains all articles in a language, as an EPUB. */
export async function writeHandbook(locale: string): Promise<Buffer> {
  return zip(handbookFiles(await bookIn(locale)), ['mimetype'])
}
