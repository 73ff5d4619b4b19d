import { readFrontMatter } from './front-matter.ts'
import { productKeys, type ProductKey } from './products.ts'
import { readingMinutes } from './reading-minutes.ts'

export const articleCategories = ['press-release', 'tech-blog', 'opinion', 'event'] as const

export type ArticleCategory = (typeof articleCategories)[number]

/** A news article in one language. */
export interface Article {
  /** File name without ending; its path below `/news`. The same in every language. */
  slug: string
  /** Code of the locale of its title, excerpt and tags: the folder of its file. */
  locale: string
  /** Code of the locale of its body. It differs from `locale` where only title, excerpt and tags are translated. */
  bodyLocale: string
  title: string
  excerpt: string
  /** YYYY-MM-DD. */
  date: string
  category: ArticleCategory
  featured: boolean
  author: string
  tags: readonly string[]
  products: readonly ProductKey[]
  /** Slugs of models. */
  models: readonly string[]
  /** Ids of papers. */
  papers: readonly string[]
  /** Reading time, at least 1. */
  minutes: number
  /** Markdown without front matter; its headings begin at the second level. */
  body: string
}

/**
 * Parses the source text of an article: front matter and Markdown.
 * Throws an error that names the article and the field when something is missing or of the wrong kind.
 */
export function parseArticle(source: string, { slug, locale }: { slug: string; locale: string }): Article {
  const where = `${locale}/${slug}`
  const { value: valueOf, text, body } = readFrontMatter(source, where)

  const texts = (name: string): string[] => {
    const value = valueOf(name)
    if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) {
      throw new Error(`${where}: "${name}" must be a list of texts.`)
    }
    return value
  }
  const oneOf = <Choice extends string>(value: string, choices: readonly Choice[], name: string): Choice => {
    const choice = choices.find((known) => known === value)
    if (choice === undefined) throw new Error(`${where}: "${name}" must be one of ${choices.join(', ')}.`)
    return choice
  }

  return {
    slug,
    locale,
    bodyLocale: locale,
    title: text('title'),
    excerpt: text('excerpt'),
    date: text('date'),
    category: oneOf(text('category'), articleCategories, 'category'),
    featured: valueOf('featured') === true,
    author: text('author'),
    tags: texts('tags'),
    products: texts('products').map((key) => oneOf(key, productKeys, 'products')),
    models: texts('models'),
    papers: texts('papers'),
    minutes: readingMinutes(body),
    body,
  }
}
