import type { ModelSlug } from './models.ts'

/** The models that the samples of guides use besides the default embedding model, by what they are for. */
export const sampleModels = {
  reranker: 'jina-reranker-v2-base-multilingual',
  imageReranker: 'jina-reranker-m0',
  multiVector: 'jina-colbert-v2',
  codeEmbeddings: 'jina-code-embeddings-0.5b',
  openEmbeddings: 'jina-embeddings-v2-base-en',
} as const satisfies Readonly<Record<string, ModelSlug>>
