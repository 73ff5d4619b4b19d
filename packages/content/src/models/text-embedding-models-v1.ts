import type { Model } from './model.ts'

/** The first generation, on T5. */
const firstEmbeddings = {
  types: ['embedding'],
  featured: false,
  contextTokens: 512,
  matryoshkaDimensions: [],
  languages: 1,
  inputs: [{ kind: 'text', role: null }],
  outputs: ['vector'],
  imageInput: null,
  license: 'Apache-2.0',
  tasks: [],
  architecture: null,
  related: ['jina-embeddings-v2-base-en'],
  paper: 'jina-embeddings-v1',
  deprecated: true,
  availability: ['model-hub'],
} as const

export const textEmbeddingModelsV1 = [
  {
    ...firstEmbeddings,
    slug: 'jina-embedding-t-en-v1',
    releaseDate: null,
    parameters: 14_000_000,
    parametersLabel: '14M',
    outputDimensions: 312,
    baseModel: null,
  },
  {
    ...firstEmbeddings,
    slug: 'jina-embedding-s-en-v1',
    releaseDate: null,
    parameters: 35_000_000,
    parametersLabel: '35M',
    outputDimensions: 512,
    baseModel: 'T5 encoder',
  },
  {
    ...firstEmbeddings,
    slug: 'jina-embedding-b-en-v1',
    releaseDate: '2023-06-17',
    parameters: 110_000_000,
    parametersLabel: '110M',
    outputDimensions: 768,
    baseModel: 'T5 encoder',
  },
  {
    ...firstEmbeddings,
    slug: 'jina-embedding-l-en-v1',
    releaseDate: null,
    parameters: 330_000_000,
    parametersLabel: '330M',
    outputDimensions: 1024,
    baseModel: 'T5 encoder',
  },
] as const satisfies readonly Model[]
