import type { Localized } from '../localized.ts'

/** A research paper (specification §3). */
export interface Paper {
  id: string
  /** The published title, in its own language. */
  title: string
  authors: readonly string[]
  /** Slugs of the models it describes; empty for method and benchmark papers. */
  models: readonly string[]
  /** In our own words. */
  summary: Localized
  link: string
  /** YYYY/MM/DD. */
  date: string
  /** Key of the cover drawing, which the site draws from the paper's id. */
  paperImage: string
  conference?: string
}
