/** Keys of the current products (specification §3), in the order of the pipeline from a page to an answer. */
export const productKeys = [
  'reader',
  'tokenizer',
  'embedding',
  'reranker',
  'classifier',
  'deepsearch',
] as const
export type ProductKey = (typeof productKeys)[number]

/** Lightness 0–1, chroma, hue in degrees: the product's accent as an OKLCH color. */
export type Spectrum = readonly [lightness: number, chroma: number, hue: number]

/** A current product. Its label and caption are the messages `content-products:<key>`. */
export interface Product {
  key: ProductKey
  /** Path of its page, without a locale. */
  homepage: string
  /** Name of its mark, a field of the catalog (specification §3). The site draws the marks of its products by their key, in their color. */
  icon: string
  /**
   * Icon that is shown while the product is the current one, for light and dark backgrounds. The mark has the product's color everywhere and
   * `aria-current` marks the current one, so the site draws no second icon.
   */
  activeIcons: Readonly<Record<'light' | 'dark', string>>
  spectrum: Spectrum
}

/** A product of earlier years, outside of this site. Its label and caption are the messages `content-products:older.<key>`. */
export interface OlderProduct {
  key: 'prompt-optimizer' | 'image-captioning' | 'reasoning' | 'chat' | 'banner'
  homepage: string
  icon: string
  /** Month of the first release (YYYY-MM). */
  firstRelease: string
}

/** A group of a menu. Its heading is the message `content-products:group.<key>`. */
export interface ProductGroup {
  key: 'search-foundation' | 'more'
  products: readonly ProductKey[]
}

const pages: Readonly<Record<ProductKey, { homepage: string; spectrum: Spectrum }>> = {
  reader: { homepage: '/reader', spectrum: [0.68, 0.15, 250] },
  tokenizer: { homepage: '/segmenter', spectrum: [0.72, 0.16, 130] },
  embedding: { homepage: '/embeddings', spectrum: [0.72, 0.13, 190] },
  reranker: { homepage: '/reranker', spectrum: [0.78, 0.15, 75] },
  classifier: { homepage: '/classifier', spectrum: [0.66, 0.19, 15] },
  deepsearch: { homepage: '/deepsearch', spectrum: [0.64, 0.19, 300] },
}

/** The product catalog. */
export const products: readonly Product[] = productKeys.map((key) => ({
  key,
  ...pages[key],
  icon: key,
  activeIcons: { light: `${key}-active`, dark: `${key}-active-dark` },
}))

/**
 * How menus group the products: the first four are the search foundation, the others are under "more". The site's own menu keeps them in the
 * order of the pipeline from a page to an answer, in one list.
 */
export const productGroups: readonly ProductGroup[] = [
  { key: 'search-foundation', products: ['reader', 'embedding', 'reranker', 'deepsearch'] },
  { key: 'more', products: ['classifier', 'tokenizer'] },
]

const older = (key: OlderProduct['key'], icon: string, firstRelease: string): OlderProduct => ({
  key,
  icon,
  firstRelease,
  homepage: `https://${key}.search-foundation.example`,
})

/** Earlier products, oldest first, named by what they do (specification §1). */
export const olderProducts: readonly OlderProduct[] = [
  older('prompt-optimizer', 'sparkle', '2023-03'),
  older('image-captioning', 'image', '2023-03'),
  older('reasoning', 'scale', '2023-03'),
  older('chat', 'message', '2023-06'),
  older('banner', 'frame', '2023-09'),
]
