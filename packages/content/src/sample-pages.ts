import { brand } from './brand.ts'

/** A document of our own that the platform serves and reads without a network. */
export interface SamplePage {
  url: string
  /** Its title, in its own language. */
  name: string
  /** Language tag of the document. */
  lang: string
}

const samplePage = (path: string, name: string, lang: string): SamplePage => ({
  url: `${brand.hosts.sample}/${path}`,
  name,
  lang,
})

/** The page that demos start with. */
export const firstSamplePage = samplePage('how-retrieval-works', 'How retrieval works', 'en')

/** Sample pages in three languages. */
export const samplePages: readonly SamplePage[] = [
  firstSamplePage,
  samplePage('coffee-brewing', 'Coffee brewing', 'en'),
  samplePage('wie-suche-funktioniert', 'Wie Suche funktioniert', 'de'),
  samplePage('kensaku-no-shikumi', '検索の仕組み', 'ja'),
]
