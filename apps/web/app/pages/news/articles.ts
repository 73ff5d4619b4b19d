import { parseArticle, type Article } from '@search-foundation/content/article'

import { renderArticle, type RenderedArticle } from '../../markdown/render-article.ts'

const files = import.meta.env.SSR
  ? import.meta.glob<string>('../../../../../packages/content/news/*/*.md', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
  : {}

const figureFiles = import.meta.env.SSR
  ? import.meta.glob<string>('../../../../../packages/content/news/figures/*.svg', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
  : {}
const figures = Object.fromEntries(
  Object.entries(figureFiles).map(([file, svg]) => [`figures/${file.split('/').at(-1)}`, svg]),
)

/** Every article in every language with its HTML, newest first. Made while prerendering; the browser gets none of it. */
const articles: readonly (Article & RenderedArticle)[] = await Promise.all(
  Object.entries(files)
    .map(([file, source]) => {
      const [locale = '', name = ''] = file.split('/').slice(-2)
      return parseArticle(source, { slug: name.replace(/\.md$/, ''), locale })
    })
    .toSorted((left, right) => right.date.localeCompare(left.date) || left.slug.localeCompare(right.slug))
    .map(async (article) => ({ ...article, ...(await renderArticle(article.body, figures)) })),
)

/** The articles of a language. */
export function articlesIn(locale: string): readonly (Article & RenderedArticle)[] {
  return articles.filter((article) => article.locale === locale)
}
