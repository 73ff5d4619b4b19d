/** The products whose state is measured, in the order of the pages that show it. */
export const measuredProducts = [
  'reader',
  'embedding',
  'reranker',
  'search',
  'deepsearch',
  'classifier',
  'tokenizer',
] as const

/** Days for which measurements are kept. `observe_services.sql` deletes older ones. */
export const keptDays = 90
