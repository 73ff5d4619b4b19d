import { parseSummaries, type ArticleSummary } from './article-summary.ts'
import { parseArticle, type Article } from './article.ts'

/** The locale in which every article is written first. */
export const originalLocale = 'en-US'

/**
 * Returns every article in every language, newest first. An article that a language has only a summary of has the title, the
 * excerpt and the tags of that language, and the body of the original.
 *
 * @param sources texts of the files by their paths, of which the last two segments count: `de/late-chunking.md` is an article,
 *   `fr/summaries.json` the summaries of a language
 * @throws for a file with a fault, for a summary without an original, and for a summary beside a translated article
 */
export function collectArticles(sources: Readonly<Record<string, string>>): Article[] {
  const files = Object.entries(sources).map(([path, source]) => {
    const [locale = '', name = ''] = path.split('/').slice(-2)
    return { locale, name, source }
  })
  const written = files
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ locale, name, source }) => parseArticle(source, { slug: name.slice(0, -'.md'.length), locale }))
  const originals = new Map(
    written.filter(({ locale }) => locale === originalLocale).map((article) => [article.slug, article]),
  )
  const summarized = files
    .filter(({ name }) => name === 'summaries.json')
    .flatMap(({ locale, source }) => {
      const translated = new Set(
        written.filter((article) => article.locale === locale).map(({ slug }) => slug),
      )
      return Array.from(parseSummaries(source, locale), ([slug, summary]) => {
        if (translated.has(slug)) throw new Error(`${locale}/${slug} has both a translation and a summary.`)
        return summarize(originals.get(slug), summary, `${locale}/${slug}`, locale)
      })
    })
  return [...written, ...summarized].toSorted(
    (left, right) => right.date.localeCompare(left.date) || left.slug.localeCompare(right.slug),
  )
}

function summarize(
  original: Article | undefined,
  summary: ArticleSummary,
  where: string,
  locale: string,
): Article {
  if (original === undefined) throw new Error(`${where} is the summary of an unknown article.`)
  if (summary.tags.length !== original.tags.length)
    throw new Error(`${where} has ${summary.tags.length} tags, and its original has ${original.tags.length}.`)
  return { ...original, ...summary, locale }
}
