/** The translated part of an article whose body is not translated. */
export interface ArticleSummary {
  title: string
  excerpt: string
  /** The tags of the original article, in the same order. */
  tags: readonly string[]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/**
 * Parses the text of a `summaries.json`, which contains the summaries of a locale by the slugs of their articles.
 * Throws an error that names the locale, the article and the field when something is missing or of the wrong kind.
 */
export function parseSummaries(source: string, locale: string): ReadonlyMap<string, ArticleSummary> {
  const entries = Object.entries(JSON.parse(source) as Record<string, Partial<Record<string, unknown>>>)
  return new Map(
    entries.map(([slug, { title, excerpt, tags, ...others }]) => {
      const fault = (message: string) => new Error(`The summary of ${locale}/${slug}: ${message}`)
      if (!isText(title)) throw fault('"title" must be a text.')
      if (!isText(excerpt)) throw fault('"excerpt" must be a text.')
      if (!Array.isArray(tags) || !tags.every(isText)) throw fault('"tags" must be a list of texts.')
      const [unknown] = Object.keys(others)
      if (unknown !== undefined) throw fault(`there is no field "${unknown}".`)
      return [slug, { title, excerpt, tags }]
    }),
  )
}
