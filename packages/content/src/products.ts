import type { Localized } from './localized.ts'

/** Keys of the current products (specification §3). */
export type ProductKey = 'reader' | 'embedding' | 'reranker' | 'deepsearch' | 'classifier' | 'tokenizer'

/** Lightness 0–1, chroma, hue in degrees: the product's accent as an OKLCH colour. */
export type Spectrum = readonly [lightness: number, chroma: number, hue: number]

/** A product one can use today. */
export interface Product {
  key: ProductKey
  label: Localized
  /** What it does, in one line. */
  caption: Localized
  /** Path of its page, without a locale. */
  homepage: string
  /** Name in the design system's icon set. */
  icon: string
  /** Icon shown while the product is the current one, for light and dark backgrounds. */
  activeIcons: Readonly<Record<'light' | 'dark', string>>
  spectrum: Spectrum
}

/** A product of earlier years, which lives outside this site. */
export interface OlderProduct {
  key: 'prompt-optimiser' | 'image-captioning' | 'reasoning' | 'chat' | 'banner'
  label: Localized
  caption: Localized
  homepage: string
  icon: string
  /** Month of the first release (YYYY-MM). */
  firstRelease: string
}

/** A menu group: a heading and the products under it. */
export interface ProductGroup {
  key: 'search-foundation' | 'more'
  label: Localized
  products: readonly ProductKey[]
}

const product = (
  key: ProductKey,
  homepage: string,
  icon: string,
  spectrum: Spectrum,
  label: Localized,
  caption: Localized,
): Product => ({
  key,
  homepage,
  icon,
  spectrum,
  label,
  caption,
  activeIcons: { light: `${icon}-active`, dark: `${icon}-active-dark` },
})

/** The product catalogue, in the order of the pipeline from a page to an answer. */
export const products: readonly Product[] = [
  product(
    'reader',
    '/reader',
    'reader',
    [0.68, 0.15, 250],
    { 'en-US': 'Reader', de: 'Reader' },
    {
      'en-US': 'Turns a web page into clean Markdown.',
      de: 'Macht aus einer Webseite sauberes Markdown.',
    },
  ),
  product(
    'tokenizer',
    '/segmenter',
    'tokenizer',
    [0.72, 0.16, 130],
    { 'en-US': 'Tokenizer', de: 'Tokenizer' },
    {
      'en-US': 'Counts tokens and cuts long text into chunks.',
      de: 'Zählt Token und teilt langen Text in Abschnitte.',
    },
  ),
  product(
    'embedding',
    '/embeddings',
    'embedding',
    [0.72, 0.13, 190],
    { 'en-US': 'Embeddings', de: 'Embeddings' },
    {
      'en-US': 'Turns text and images into vectors that can be compared.',
      de: 'Macht aus Text und Bildern vergleichbare Vektoren.',
    },
  ),
  product(
    'reranker',
    '/reranker',
    'reranker',
    [0.78, 0.15, 75],
    { 'en-US': 'Reranker', de: 'Reranker' },
    {
      'en-US': 'Sorts search results by how well they answer the query.',
      de: 'Sortiert Suchergebnisse danach, wie gut sie die Anfrage beantworten.',
    },
  ),
  product(
    'classifier',
    '/classifier',
    'classifier',
    [0.66, 0.19, 15],
    { 'en-US': 'Classifier', de: 'Klassifikator' },
    {
      'en-US': 'Sorts text and images under labels, with or without examples.',
      de: 'Ordnet Text und Bildern Kategorien zu, mit oder ohne Beispiele.',
    },
  ),
  product(
    'deepsearch',
    '/deepsearch',
    'deepsearch',
    [0.64, 0.19, 300],
    { 'en-US': 'DeepSearch', de: 'DeepSearch' },
    {
      'en-US': 'Searches, reads and reasons until it can answer with sources.',
      de: 'Sucht, liest und überlegt, bis es mit Quellen antworten kann.',
    },
  ),
]

/** How menus group the products (the first four stand alone, the rest under "more"). */
export const productGroups: readonly ProductGroup[] = [
  {
    key: 'search-foundation',
    label: { 'en-US': 'Search foundation', de: 'Suchfundament' },
    products: ['reader', 'embedding', 'reranker', 'deepsearch'],
  },
  { key: 'more', label: { 'en-US': 'More', de: 'Mehr' }, products: ['classifier', 'tokenizer'] },
]

const older = (
  key: OlderProduct['key'],
  icon: string,
  firstRelease: string,
  label: Localized,
  caption: Localized,
): OlderProduct => ({
  key,
  icon,
  firstRelease,
  label,
  caption,
  homepage: `https://${key}.search-foundation.example`,
})

/** Earlier products, oldest first. They are described by what they do, as the specification does (§1). */
export const olderProducts: readonly OlderProduct[] = [
  older(
    'prompt-optimiser',
    'sparkle',
    '2023-03',
    { 'en-US': 'Prompt optimiser', de: 'Prompt-Optimierer' },
    {
      'en-US': 'Rewrites a prompt so that a model follows it better.',
      de: 'Schreibt eine Anweisung so um, dass ein Modell ihr besser folgt.',
    },
  ),
  older(
    'image-captioning',
    'image',
    '2023-03',
    { 'en-US': 'Image captioning', de: 'Bildbeschreibung' },
    {
      'en-US': 'Describes pictures and videos in words.',
      de: 'Beschreibt Bilder und Videos in Worten.',
    },
  ),
  older(
    'reasoning',
    'scale',
    '2023-03',
    { 'en-US': 'Reasoning tool', de: 'Entscheidungshilfe' },
    {
      'en-US': 'Weighs the sides of a decision.',
      de: 'Wägt die Seiten einer Entscheidung ab.',
    },
  ),
  older(
    'chat',
    'message',
    '2023-06',
    { 'en-US': 'Chat app', de: 'Chat-App' },
    {
      'en-US': 'A conversation with a language model.',
      de: 'Ein Gespräch mit einem Sprachmodell.',
    },
  ),
  older(
    'banner',
    'frame',
    '2023-09',
    { 'en-US': 'Banner maker', de: 'Banner-Werkzeug' },
    {
      'en-US': 'Makes a banner picture from a blog post.',
      de: 'Macht aus einem Blogbeitrag ein Bannerbild.',
    },
  ),
]
