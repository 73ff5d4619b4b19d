import type { Model, PublicModel } from '@search-foundation/api-client'
import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'

/** An embedding model that the main API serves. */
export interface EmbeddingModel {
  id: string
  /** Longest text, in tokens. */
  maxTokens: number
  /** Lengths of the vectors that can be asked for, the shortest first. */
  dimensions: readonly number[]
  /** Whether the platform's own small engine answers instead of the model. */
  isLocal: boolean
}

/** Returns the embedding models of the catalog that the main API serves, the newest first. Deprecated ones come last. */
export function embeddingModels(catalog: readonly Model[], served: readonly PublicModel[]): EmbeddingModel[] {
  const engines = new Map(served.map(({ id, engine }) => [id, engine]))
  return catalog
    .filter(({ name, meta_data: { output_dim } }) => engines.has(name) && output_dim !== null)
    .toSorted((a, b) => Number(a.deprecated) - Number(b.deprecated))
    .map(({ name, meta_data: { max_tokens, matryoshka_dims, output_dim } }) => ({
      id: name,
      maxTokens: max_tokens,
      dimensions: matryoshka_dims.length > 0 ? matryoshka_dims : [output_dim ?? 0],
      isLocal: engines.get(name) === 'local',
    }))
}

const usualDimensions = 256

/** Returns the model that is chosen at first: `wanted` if it is served, else the usual one; undefined for an empty list. */
export const firstModel = (
  models: readonly EmbeddingModel[],
  wanted: string | null = null,
): EmbeddingModel | undefined =>
  models.find(({ id }) => id === wanted) ?? models.find(({ id }) => id === defaultEmbeddingModel) ?? models[0]

/** Returns a length that a model offers: `wanted` if it does, else the usual one, else its longest. */
export function dimensionsOf({ dimensions }: EmbeddingModel, wanted = usualDimensions): number {
  return [wanted, usualDimensions].find((length) => dimensions.includes(length)) ?? Math.max(...dimensions)
}
