import type { Article } from '@search-foundation/content/article'
import { articleSources, figureSources } from '@search-foundation/content/article-sources'
import { collectArticles } from '@search-foundation/content/collect-articles'

import { siteI18n } from '../document/site-i18n.ts'
import { renderArticle, type RenderedArticle } from './render-article.ts'

/** Only the HTML shows the articles, so the browser's bundle leaves them out. */
const files = import.meta.env.SSR ? articleSources : {}
const figures = import.meta.env.SSR ? figureSources : {}

/** Name of the buttons that show the descriptions of figures. */
const describeIn = (locale: string) => siteI18n(locale).getFixedT(locale, 'web-frame')('describeFigure')

/** The HTML of bodies by their Markdown: a body that several languages show is rendered once, in its own language. */
const rendered = new Map<string, Promise<RenderedArticle>>()

function renderBody({ body, bodyLocale }: Article): Promise<RenderedArticle> {
  const html = rendered.get(body) ?? renderArticle(body, figures, describeIn(bodyLocale))
  rendered.set(body, html)
  return html
}

/** Every article in every language with its HTML, newest first. Rendered while prerendering. */
const articles: readonly (Article & RenderedArticle)[] = await Promise.all(
  collectArticles(files).map(async (article) => ({ ...article, ...(await renderBody(article)) })),
)

/** The articles of a language. */
export function articlesIn(locale: string): readonly (Article & RenderedArticle)[] {
  return articles.filter((article) => article.locale === locale)
}
