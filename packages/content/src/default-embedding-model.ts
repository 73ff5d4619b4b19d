import type { ModelSlug } from './models.ts'

/** The embedding model that samples use and that is chosen where nobody has chosen one yet. */
export const defaultEmbeddingModel = 'jina-embeddings-v3' satisfies ModelSlug
