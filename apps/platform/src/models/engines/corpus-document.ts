import type { LocaleCode } from '@search-foundation/i18n/locale-table'

/** One document of the corpus that search and deep search work on. */
export interface CorpusDocument {
  /** Unique over kinds and languages. */
  id: string
  kind: 'article' | 'paper' | 'model' | 'product'
  title: string
  /** Path on the site, without a locale; for a paper the full address of the paper. */
  url: string
  /** Plain text or Markdown. */
  text: string
  /** The beginning of the text that announces the rest: it is found, but not quoted. */
  announcement?: string
  /** YYYY-MM-DD, or null when no date is known. */
  date: string | null
  locale: LocaleCode
}
