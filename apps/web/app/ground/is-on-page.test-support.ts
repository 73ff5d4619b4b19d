import { readArticles } from '@search-foundation/content/read-articles'
import { siteMessages } from '@search-foundation/i18n/message-sources'

const articles = readArticles()
const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ')

function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [oneSpace(messages)]
  return Object.values(messages as object).flatMap(textsOf)
}

/** Returns whether the article at an address has a quote, or the texts of a product page have each of its lines. */
export function isOnPage(url: string, locale: string, quote: string): boolean {
  const slug = /\/news\/([^/]+)$/.exec(url)?.[1]
  if (slug === undefined) {
    const texts = textsOf(siteMessages(locale))
    const lines = quote.split('\n').filter((line) => line !== '')
    return lines.every((line) => texts.some((text) => text.includes(oneSpace(line))))
  }
  return articles
    .filter((article) => article.slug === slug)
    .some(({ excerpt, body }) => oneSpace(`${excerpt} ${body}`).includes(oneSpace(quote)))
}
