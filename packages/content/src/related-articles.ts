import type { Article } from './article.ts'

const shared = (left: readonly string[], right: readonly string[]): number =>
  left.filter((entry) => right.includes(entry)).length

/** How much two articles have in common. A common model or paper weighs most, because few articles are about the same one. */
const closeness = (left: Article, right: Article): number =>
  3 * (shared(left.models, right.models) + shared(left.papers, right.papers)) +
  2 * shared(left.tags, right.tags) +
  shared(left.products, right.products)

/** Returns the articles of a list that are closest to one, at most `limit`: those with more in common first, then newer ones. */
export function relatedArticles<Entry extends Article>(
  article: Article,
  articles: readonly Entry[],
  limit: number,
): Entry[] {
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .map((entry) => ({ entry, score: closeness(article, entry) }))
    .toSorted((left, right) => right.score - left.score || right.entry.date.localeCompare(left.entry.date))
    .slice(0, limit)
    .map(({ entry }) => entry)
}
