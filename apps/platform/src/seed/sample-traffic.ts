import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'

/** One kind of call that a sample key makes. */
export interface SampleCallKind {
  method: 'GET' | 'POST'
  /** Pattern of the route, as the request log has it. */
  route: string
  product: string
  model: string
  /** On a working day at the end of the 90 days. */
  callsPerDay: number
  /** Usually; below the rate limit of a minute. */
  tokensPerCall: number
  /** Usual milliseconds to the start of the response. */
  duration: number
}

export interface SampleTraffic {
  /** Hours of the day in UTC. */
  hours: readonly [from: number, to: number]
  kinds: readonly SampleCallKind[]
}

const embeddings = { method: 'POST', route: '/v1/embeddings', product: 'embedding' } as const

/** The calls of each sample key. */
export const sampleTraffic = {
  search: {
    hours: [6, 20],
    kinds: [
      {
        ...embeddings,
        model: defaultEmbeddingModel,
        callsPerDay: 7,
        tokensPerCall: 800_000,
        duration: 180,
      },
      {
        method: 'POST',
        route: '/v1/rerank',
        product: 'reranker',
        model: 'jina-reranker-v2-base-multilingual',
        callsPerDay: 3,
        tokensPerCall: 800_000,
        duration: 240,
      },
      {
        method: 'POST',
        route: '/v1/classify',
        product: 'classifier',
        model: defaultEmbeddingModel,
        callsPerDay: 1,
        tokensPerCall: 300_000,
        duration: 140,
      },
      {
        method: 'POST',
        route: '/v1/chat/completions',
        product: 'deepsearch',
        model: 'jina-deepsearch-v1',
        callsPerDay: 1,
        tokensPerCall: 400_000,
        duration: 1900,
      },
    ],
  },
  indexing: {
    hours: [1, 4],
    kinds: [
      {
        ...embeddings,
        model: 'jina-embeddings-v4',
        callsPerDay: 3,
        tokensPerCall: 4_000_000,
        duration: 420,
      },
    ],
  },
  workshop: {
    hours: [8, 17],
    kinds: [
      {
        method: 'GET',
        route: '/reader/*',
        product: 'reader',
        model: 'reader',
        callsPerDay: 2,
        tokensPerCall: 68_000,
        duration: 650,
      },
      {
        method: 'POST',
        route: '/v1/classify',
        product: 'classifier',
        model: defaultEmbeddingModel,
        callsPerDay: 1,
        tokensPerCall: 28_000,
        duration: 120,
      },
    ],
  },
} as const satisfies Record<string, SampleTraffic>
