import {
  classify,
  deepSearch,
  embed,
  read,
  rerank,
  search,
  segment,
  type Call,
  type CallOptions,
  type ClassifyRequest,
  type ClassifyResponse,
  type Client,
  type DeepSearchRequest,
  type EmbeddingsRequest,
  type EmbeddingsResponse,
  type Engine,
  type ReadRequest,
  type ReadResponse,
  type RerankRequest,
  type RerankResponse,
  type SearchRequest,
  type SearchResponse,
  type SegmentRequest,
  type SegmentResponse,
} from '@search-foundation/api-client'

import { addChunk, noProgress, type Progress } from './search-progress.ts'

/** The body of a request by product. */
export interface ProductBodies {
  embedding: EmbeddingsRequest
  reranker: RerankRequest
  classifier: ClassifyRequest
  tokenizer: SegmentRequest
  reader: ReadRequest
  search: SearchRequest
  deepsearch: DeepSearchRequest & { stream: true }
}

/** The response by product. That of the deep search arrives in chunks, and is what they add up to. */
export interface ProductResponses {
  embedding: EmbeddingsResponse
  reranker: RerankResponse
  classifier: ClassifyResponse<boolean>
  tokenizer: SegmentResponse
  reader: ReadResponse
  search: SearchResponse
  deepsearch: Progress
}

export type PlaygroundProduct = keyof ProductBodies

/** A request to any product. */
export type ProductRequest = {
  [Product in PlaygroundProduct]: { product: Product; body: ProductBodies[Product] }
}[PlaygroundProduct]

/** A response of any product. */
export type ProductResponse = {
  [Product in PlaygroundProduct]: { product: Product; response: ProductResponses[Product] }
}[PlaygroundProduct]

/** A response, and what it took. */
export interface ProductResult {
  answer: ProductResponse
  /** Tokens charged to the key. */
  tokens: number
  /** Milliseconds from the request to the end of the response, as measured here. */
  ms: number
  engine: Engine
  /** Id in the request log. */
  requestId: string | null
}

/** Called with what has arrived of a streamed response. */
export type OnProgress = (answer: ProductResponse) => void

/** Calls a product and measures how long it takes. Throws what the call of the SDK throws. */
export async function runProduct(
  client: Client,
  request: ProductRequest,
  options: CallOptions,
  onProgress: OnProgress = () => undefined,
): Promise<ProductResult> {
  const start = performance.now()
  const facts = ({ response, requestId }: { response: Response; requestId: string | null }) => ({
    ms: performance.now() - start,
    engine: response.headers.get('x-engine') === 'upstream' ? ('upstream' as const) : ('local' as const),
    requestId,
  })

  async function whole<Data>(
    call: Call<Data>,
    answerOf: (data: Data) => ProductResponse,
    tokensOf: (data: Data) => number,
  ): Promise<ProductResult> {
    const result = await call.withResponse()
    return { answer: answerOf(result.data), tokens: tokensOf(result.data), ...facts(result) }
  }

  switch (request.product) {
    case 'embedding':
      return whole(
        embed(client, request.body, options) as Call<EmbeddingsResponse>,
        (response) => ({ product: 'embedding', response }),
        ({ usage }) => usage.total_tokens,
      )
    case 'reranker':
      return whole(
        rerank(client, request.body, options),
        (response) => ({ product: 'reranker', response }),
        ({ usage }) => usage.total_tokens,
      )
    case 'classifier':
      return whole(
        classify(client, request.body, options) as Call<ClassifyResponse<boolean>>,
        (response) => ({ product: 'classifier', response }),
        ({ usage }) => usage.total_tokens,
      )
    case 'tokenizer':
      return whole(
        segment(client, request.body, options),
        (response) => ({ product: 'tokenizer', response }),
        ({ usage }) => usage.tokens,
      )
    case 'reader':
      return whole(
        read(client, request.body, options),
        (response) => ({ product: 'reader', response }),
        ({ usage }) => usage.tokens,
      )
    case 'search':
      return whole(
        search(client, request.body, options),
        (response) => ({ product: 'search', response }),
        ({ usage }) => usage.tokens,
      )
    case 'deepsearch': {
      const { data, ...received } = await deepSearch(client, request.body, options).withResponse()
      let progress = noProgress
      for await (const chunk of data) {
        progress = addChunk(progress, chunk)
        onProgress({ product: 'deepsearch', response: progress })
      }
      return {
        answer: { product: 'deepsearch', response: progress },
        tokens: progress.tokens,
        ...facts(received),
      }
    }
  }
}
