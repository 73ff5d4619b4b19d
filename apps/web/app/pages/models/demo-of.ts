import { successorOf, type Model, type ModelSlug } from '@search-foundation/content/models'

/** The demo on the page of a model: a product's, and the model that answers in it. */
interface Demo {
  product: 'embedding' | 'reranker' | 'reader'
  /** The model itself, or the newer one in the API for a model that can only be downloaded. */
  answers: Model<ModelSlug>
}

/** Returns the demo of a model. Late interaction is shown by ranking, as readers see an order better than a vector per token. */
export function demoOf(model: Model<ModelSlug>): Demo {
  if (model.types.includes('reader')) return { product: 'reader', answers: model }
  const product = model.types.includes('reranker') ? 'reranker' : 'embedding'
  return { product, answers: model.availability.includes('api') ? model : (successorOf(model) ?? model) }
}
