import type { Article } from '@search-foundation/content/article'
import { productKeys } from '@search-foundation/content/products'

/** Topics that the list of articles is filtered by: the products, and releases. Each has a rule in `frame/filter-links.module.css`. */
export const topics = [...productKeys, 'release'] as const

export type Topic = (typeof topics)[number]

/** Returns the topics of an article. */
export const topicsOf = ({ products, category }: Pick<Article, 'products' | 'category'>): Topic[] =>
  category === 'press-release' ? [...products, 'release'] : [...products]
