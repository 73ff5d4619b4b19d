import type { SeriesColor } from '@search-foundation/ui/bar-chart'

/** The color of a product in charts: that of its mark on the site. A product without a mark has that of the text. */
export const productColors: Readonly<Record<string, SeriesColor>> = {
  reader: 1,
  embedding: 2,
  reranker: 3,
  deepsearch: 4,
  classifier: 5,
  tokenizer: 6,
}
