import { parseArticle, type Article } from '@search-foundation/content/article'
import { articleSources, figureSources } from '@search-foundation/content/article-sources'
import { siteMessages } from '@search-foundation/i18n/message-sources'
import { createStaticTranslator } from '@search-foundation/i18n/static-translator'

import { renderArticle, type RenderedArticle } from './render-article.ts'

/** Only the HTML shows the articles, so the browser's bundle leaves them out. */
const files = import.meta.env.SSR ? articleSources : {}
const figures = import.meta.env.SSR ? figureSources : {}

/** Name of the buttons that show the descriptions of figures. */
const describeIn = (locale: string) =>
  createStaticTranslator(siteMessages(locale), locale, (key) => {
    throw new Error(`There is no message "${key}".`)
  })('web-frame')('describeFigure')

/** Every article in every language with its HTML, newest first. Rendered while prerendering. */
const articles: readonly (Article & RenderedArticle)[] = await Promise.all(
  Object.entries(files)
    .map(([file, source]) => {
      const [locale = '', name = ''] = file.split('/').slice(-2)
      return parseArticle(source, { slug: name.replace(/\.md$/, ''), locale })
    })
    .toSorted((left, right) => right.date.localeCompare(left.date) || left.slug.localeCompare(right.slug))
    .map(async (article) => ({
      ...article,
      ...(await renderArticle(article.body, figures, describeIn(article.locale))),
    })),
)

/** The articles of a language. */
export function articlesIn(locale: string): readonly (Article & RenderedArticle)[] {
  return articles.filter((article) => article.locale === locale)
}
