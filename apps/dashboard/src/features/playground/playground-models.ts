import type { Model, PublicModel } from '@search-foundation/api-client'
import type { PlaygroundProduct } from '@search-foundation/store/run-product'

import { embeddingModels, type EmbeddingModel } from '../../ground/models/embedding-models.ts'

/** A model that a product can be called with. */
export interface PlaygroundModel {
  id: string
  /** Facts about an embedding model. */
  embedding?: EmbeddingModel & { tasks: readonly string[] }
}

/** Returns the models that the main API serves for a product, the newest first; none for a product without a choice of models. */
export function playgroundModels(
  product: PlaygroundProduct,
  catalog: readonly Model[],
  served: readonly PublicModel[],
): PlaygroundModel[] {
  const tagged = (tag: string) => catalog.filter(({ tags }) => tags.includes(tag))
  switch (product) {
    case 'embedding':
    case 'classifier':
      return embeddingModels(tagged('embedding'), served).map((model) => ({
        id: model.id,
        embedding: {
          ...model,
          tasks: catalog.find(({ name }) => name === model.id)?.meta_data.tasks ?? [],
        },
      }))
    case 'reranker':
      return tagged('reranker').flatMap(({ name }) =>
        served.some(({ id }) => id === name) ? [{ id: name }] : [],
      )
    case 'deepsearch':
      // Models of the deep search are not in the catalog.
      return served.flatMap(({ id }) => (id.includes('deepsearch') ? [{ id }] : []))
    default:
      return []
  }
}
