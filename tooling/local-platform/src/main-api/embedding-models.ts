/** What an embedding model takes: longest input in tokens, largest vector (public API facts). */
export interface EmbeddingModel {
  maxTokens: number
  dimensions: number
}

/** The public ids this platform answers for, all by the local lexical engine unless an upstream is set. */
export const embeddingModels: Readonly<Record<string, EmbeddingModel>> = {
  'jina-embeddings-v4': { maxTokens: 32_768, dimensions: 2048 },
  'jina-embeddings-v3': { maxTokens: 8192, dimensions: 1024 },
  'jina-clip-v2': { maxTokens: 8192, dimensions: 1024 },
  'jina-clip-v1': { maxTokens: 8192, dimensions: 768 },
  'jina-embeddings-v2-small-en': { maxTokens: 8192, dimensions: 512 },
  'jina-embeddings-v2-base-en': { maxTokens: 8192, dimensions: 768 },
  'jina-embeddings-v2-base-de': { maxTokens: 8192, dimensions: 768 },
  'jina-embeddings-v2-base-es': { maxTokens: 8192, dimensions: 768 },
  'jina-embeddings-v2-base-zh': { maxTokens: 8192, dimensions: 768 },
  'jina-embeddings-v2-base-code': { maxTokens: 8192, dimensions: 768 },
  'jina-code-embeddings-1.5b': { maxTokens: 32_768, dimensions: 1536 },
  'jina-code-embeddings-0.5b': { maxTokens: 32_768, dimensions: 896 },
}
