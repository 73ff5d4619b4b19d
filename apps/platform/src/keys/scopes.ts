/** Scopes that a key can be limited to: one per product, and `billing` for the dashboard API. */
export const scopes = [
  'embeddings',
  'rerank',
  'classify',
  'train',
  'segment',
  'reader',
  'search',
  'deep_search',
  'bulk',
  'billing',
] as const

export type Scope = (typeof scopes)[number]
