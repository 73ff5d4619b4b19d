/** A research paper (specification §3). Its summary is the message `content-papers:<id>`. */
export interface Paper<Id extends string = string> {
  id: Id
  /** The published title, in its own language. */
  title: string
  authors: readonly string[]
  /** Slugs of the models it describes; empty for method and benchmark papers. */
  models: readonly string[]
  link: string
  /** YYYY/MM/DD. */
  date: string
  /** Key of the cover drawing, which the site draws from the paper's id. */
  paperImage: string
  conference?: string
}
