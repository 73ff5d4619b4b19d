import { readFrontMatter } from './front-matter.ts'

/** A guide of the documentation in one language. */
export interface Doc {
  slug: string
  /** Code of the locale of its text. */
  locale: string
  title: string
  /** One sentence for search results and lists. */
  description: string
  /** Path in the repository of its file or, for a guide that is made from code, of that code. */
  source: string
  /** Day of the last change of its content, YYYY-MM-DD. A guide that is made from code has none. */
  updated?: string
  /** Markdown without front matter; its headings begin at the second level. */
  body: string
}

/** Parses the source text of a guide. Throws an error that names the guide and the field when something is missing. */
export function parseDoc(source: string, { slug, locale }: { slug: string; locale: string }): Doc {
  const { value, text, body } = readFrontMatter(source, `docs/${locale}/${slug}`)
  const isGenerated = value('source') !== undefined
  return {
    slug,
    locale,
    title: text('title'),
    description: text('description'),
    ...(isGenerated
      ? { source: text('source') }
      : { source: `packages/content/docs/${locale}/${slug}.md`, updated: text('updated') }),
    body,
  }
}
