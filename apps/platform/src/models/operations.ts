import { z } from 'zod'

import { defineRoute } from '../kernel/http/define-route.ts'
import { bulkEmbeddingsCalls } from './bulk-embeddings/routes.ts'
import { classifierCalls } from './classifiers/routes.ts'
import { trainResponse, trainRequest } from './classifiers/train.ts'
import { classifyResponse, classifyRequest } from './classify.ts'
import { deepSearchCalls } from './deep-search/operations.ts'
import { demoRequest } from './demo-embeddings.ts'
import { embeddingsRequest } from './embeddings.ts'
import { multiVectorResponse, multiVectorRequest } from './multi-vector.ts'
import { rateLimitsResponse } from './rate-limit-routes.ts'
import { readerCalls } from './reader/operations.ts'
import { rerankResponse, rerankRequest } from './rerank.ts'
import { engine, limited } from './response-headers.ts'
import { embeddingsResponse, segmentResponse } from './schemas.ts'
import { searchCalls } from './search/operations.ts'
import { countTokensQuery, segmentRequest } from './segment.ts'

/** Every call of the main API, in the order of the reference page. */
export const mainApiCalls = [
  defineRoute({
    id: 'createEmbeddings',
    method: 'post',
    path: '/v1/embeddings',
    summary: 'Turn texts into vectors',
    auth: 'key',
    body: embeddingsRequest,
    response: embeddingsResponse,
    responseHeaders: limited,
    failures: [400, 402, 429, 502, 504],
  }),
  defineRoute({
    id: 'createMultiVectors',
    method: 'post',
    path: '/v1/multi-vector',
    summary: 'Turn each term of a text into a vector, for late interaction',
    auth: 'key',
    body: multiVectorRequest,
    response: multiVectorResponse,
    responseHeaders: limited,
    failures: [400, 402, 429, 502, 504],
  }),
  defineRoute({
    id: 'createMultiEmbeddings',
    method: 'post',
    path: '/v1/multi-embeddings',
    summary: 'The same by its earlier name',
    auth: 'key',
    body: multiVectorRequest,
    response: multiVectorResponse,
    responseHeaders: limited,
    failures: [400, 402, 429, 502, 504],
  }),
  defineRoute({
    id: 'createDemoEmbedding',
    method: 'post',
    path: '/api/v1/demo/embeddings',
    summary: 'Turn one short text into a vector of 64 dimensions, for the site itself',
    auth: 'none',
    body: demoRequest,
    response: embeddingsResponse,
    responseHeaders: engine,
    failures: [429],
  }),
  defineRoute({
    id: 'rerank',
    method: 'post',
    path: '/v1/rerank',
    summary: 'Order documents by how well they answer a query',
    auth: 'key',
    body: rerankRequest,
    response: rerankResponse,
    responseHeaders: limited,
    failures: [400, 402, 429, 502, 504],
  }),
  defineRoute({
    id: 'classify',
    method: 'post',
    path: '/v1/classify',
    summary: 'Find the label that fits a text',
    auth: 'key',
    body: classifyRequest,
    response: classifyResponse,
    responseHeaders: limited,
    failures: [400, 402, 404, 429, 502, 504],
  }),
  defineRoute({
    id: 'train',
    method: 'post',
    path: '/v1/train',
    summary: 'Teach a classifier with examples',
    auth: 'key',
    body: trainRequest,
    response: trainResponse,
    responseHeaders: limited,
    failures: [400, 402, 404, 409, 429, 502, 504],
  }),
  ...classifierCalls,
  ...bulkEmbeddingsCalls,
  defineRoute({
    id: 'segment',
    method: 'post',
    path: '/v1/segment',
    summary: 'Count tokens and cut a text into chunks; free',
    auth: 'optional-key',
    body: segmentRequest,
    response: segmentResponse,
    responseHeaders: engine,
    failures: [429, 502, 504],
  }),
  defineRoute({
    id: 'countTokens',
    method: 'get',
    path: '/v1/segment',
    summary: 'Count the tokens of a text; free',
    auth: 'optional-key',
    query: countTokensQuery,
    response: segmentResponse,
    responseHeaders: engine,
    failures: [429, 502, 504],
  }),
  ...deepSearchCalls,
  defineRoute({
    id: 'listRateLimits',
    method: 'get',
    path: '/api/v1/rate_limits',
    summary: 'Requests and tokens allowed per minute, by product and kind of key',
    auth: 'none',
    response: rateLimitsResponse,
  }),
  defineRoute({
    id: 'listPublicModels',
    method: 'get',
    path: '/v1/models',
    summary: 'The model ids that can be used',
    auth: 'none',
    response: z.object({
      object: z.literal('list'),
      data: z.array(
        z.looseObject({
          id: z.string(),
          object: z.literal('model'),
          owned_by: z.string(),
          engine: z.enum(['local', 'upstream']),
        }),
      ),
    }),
  }),
  ...readerCalls,
  ...searchCalls,
] as const
