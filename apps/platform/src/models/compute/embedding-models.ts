/** Limits of an embedding model: longest input in tokens, largest vector (public API facts). */
export interface EmbeddingModel {
  maxTokens: number
  dimensions: number
  /** Supported tasks; others are rejected. */
  tasks: readonly string[]
  /**
   * Tokens that an image is charged, as one tile: the local engine does not measure images. Undefined for a model that takes texts only.
   */
  imageTokens?: number
}

const textTasks = ['retrieval.query', 'retrieval.passage', 'text-matching', 'classification', 'separation']
const mixedTasks = ['retrieval.query', 'retrieval.passage', 'text-matching', 'code.query', 'code.passage']
/** Tasks of the code models, for each side of a search. */
export const codeTasks = [
  'nl2code.query',
  'nl2code.passage',
  'qa.query',
  'qa.passage',
  'code2code.query',
  'code2code.passage',
  'code2nl.query',
  'code2nl.passage',
  'code2completion.query',
  'code2completion.passage',
] as const

/** The public model ids, all served by the local lexical engine unless an upstream service is set. */
export const embeddingModels: Readonly<Record<string, EmbeddingModel>> = {
  'jina-embeddings-v4': { maxTokens: 32_768, dimensions: 2048, tasks: mixedTasks, imageTokens: 10 },
  'jina-embeddings-v3': { maxTokens: 8192, dimensions: 1024, tasks: textTasks },
  'jina-clip-v2': {
    maxTokens: 8192,
    dimensions: 1024,
    tasks: ['retrieval.query'],
    imageTokens: 4000,
  },
  'jina-clip-v1': { maxTokens: 8192, dimensions: 768, tasks: [], imageTokens: 1000 },
  'jina-embeddings-v2-small-en': { maxTokens: 8192, dimensions: 512, tasks: [] },
  'jina-embeddings-v2-base-en': { maxTokens: 8192, dimensions: 768, tasks: [] },
  'jina-embeddings-v2-base-de': { maxTokens: 8192, dimensions: 768, tasks: [] },
  'jina-embeddings-v2-base-es': { maxTokens: 8192, dimensions: 768, tasks: [] },
  'jina-embeddings-v2-base-zh': { maxTokens: 8192, dimensions: 768, tasks: [] },
  'jina-embeddings-v2-base-code': { maxTokens: 8192, dimensions: 768, tasks: [] },
  'jina-code-embeddings-1.5b': { maxTokens: 32_768, dimensions: 1536, tasks: codeTasks },
  'jina-code-embeddings-0.5b': { maxTokens: 32_768, dimensions: 896, tasks: codeTasks },
}
