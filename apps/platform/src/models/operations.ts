import { z } from 'zod'

import type { Operation } from '../kernel/http/operation.ts'
import { bulkEmbeddingsOperations } from './bulk-embeddings/routes.ts'
import { classifierOperations } from './classifiers/routes.ts'
import { trainResponse, trainRequest } from './classifiers/train.ts'
import { classifyResponse, classifyRequest } from './classify.ts'
import { deepSearchOperations } from './deep-search/operations.ts'
import { demoRequest } from './demo-embeddings.ts'
import { embeddingsRequest } from './embeddings.ts'
import { multiVectorResponse, multiVectorRequest } from './multi-vector.ts'
import { rateLimitsResponse } from './rate-limit-routes.ts'
import { readerOperations } from './reader/operations.ts'
import { rerankResponse, rerankRequest } from './rerank.ts'
import { engine, limited } from './response-headers.ts'
import { embeddingsResponse, segmentResponse } from './schemas.ts'
import { searchOperations } from './search/operations.ts'
import { countTokensQuery, segmentRequest } from './segment.ts'

/** Every call of the main API, in the order of the reference page. */
export const mainApiOperations = [
  {
    id: 'createEmbeddings',
    method: 'post',
    path: '/v1/embeddings',
    summary: 'Turn texts into vectors',
    auth: 'key',
    body: embeddingsRequest,
    answer: embeddingsResponse,
    answerHeaders: limited,
    failures: [400, 402, 429, 502, 504],
  },
  {
    id: 'createMultiVectors',
    method: 'post',
    path: '/v1/multi-vector',
    summary: 'Turn each term of a text into a vector, for late interaction',
    auth: 'key',
    body: multiVectorRequest,
    answer: multiVectorResponse,
    answerHeaders: limited,
    failures: [400, 402, 429, 502, 504],
  },
  {
    id: 'createMultiEmbeddings',
    method: 'post',
    path: '/v1/multi-embeddings',
    summary: 'The same by its earlier name',
    auth: 'key',
    body: multiVectorRequest,
    answer: multiVectorResponse,
    answerHeaders: limited,
    failures: [400, 402, 429, 502, 504],
  },
  {
    id: 'createDemoEmbedding',
    method: 'post',
    path: '/api/v1/demo/embeddings',
    summary: 'Turn one short text into a vector of 64 dimensions, for the site itself',
    auth: 'none',
    body: demoRequest,
    answer: embeddingsResponse,
    answerHeaders: engine,
    failures: [429],
  },
  {
    id: 'rerank',
    method: 'post',
    path: '/v1/rerank',
    summary: 'Order documents by how well they answer a query',
    auth: 'key',
    body: rerankRequest,
    answer: rerankResponse,
    answerHeaders: limited,
    failures: [400, 402, 429, 502, 504],
  },
  {
    id: 'classify',
    method: 'post',
    path: '/v1/classify',
    summary: 'Find the label that fits a text',
    auth: 'key',
    body: classifyRequest,
    answer: classifyResponse,
    answerHeaders: limited,
    failures: [400, 402, 404, 429, 502, 504],
  },
  {
    id: 'train',
    method: 'post',
    path: '/v1/train',
    summary: 'Teach a classifier with examples',
    auth: 'key',
    body: trainRequest,
    answer: trainResponse,
    answerHeaders: limited,
    failures: [400, 402, 404, 409, 429, 502, 504],
  },
  ...classifierOperations,
  ...bulkEmbeddingsOperations,
  {
    id: 'segment',
    method: 'post',
    path: '/v1/segment',
    summary: 'Count tokens and cut a text into chunks; free',
    auth: 'optional-key',
    body: segmentRequest,
    answer: segmentResponse,
    answerHeaders: engine,
    failures: [429, 502, 504],
  },
  {
    id: 'countTokens',
    method: 'get',
    path: '/v1/segment',
    summary: 'Count the tokens of a text; free',
    auth: 'optional-key',
    query: countTokensQuery,
    answer: segmentResponse,
    answerHeaders: engine,
    failures: [429, 502, 504],
  },
  ...deepSearchOperations,
  {
    id: 'listRateLimits',
    method: 'get',
    path: '/api/v1/rate_limits',
    summary: 'Requests and tokens allowed per minute, by product and kind of key',
    auth: 'none',
    answer: rateLimitsResponse,
  },
  {
    id: 'listPublicModels',
    method: 'get',
    path: '/v1/models',
    summary: 'The model ids that can be used',
    auth: 'none',
    answer: z.object({
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
  },
  ...readerOperations,
  ...searchOperations,
] as const satisfies readonly Operation[]
