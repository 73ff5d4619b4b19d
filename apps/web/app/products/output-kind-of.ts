import type { Model } from '@search-foundation/content/models'

/** What a model returns, as far as lists compare it. */
export type OutputKind = 'vectors' | 'tokenVectors' | 'score' | 'text'

/** Returns what a model returns. A model that offers single and multi-vector output counts by its single vectors. */
export function outputKindOf({ outputs }: Pick<Model, 'outputs'>): OutputKind {
  if (outputs.includes('vector')) return 'vectors'
  if (outputs.includes('multi-vector')) return 'tokenVectors'
  return outputs.includes('rankings') ? 'score' : 'text'
}
