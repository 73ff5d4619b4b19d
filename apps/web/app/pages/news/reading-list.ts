/** Where a newcomer begins: articles in the order in which a search is built. They exist in every language. */
export const readingList = [
  'how-tokens-are-counted',
  'chunk-sizes',
  'late-chunking',
  'matryoshka-dimensions',
  'how-deep-to-rerank',
] as const
