import { defineRoute } from '../../kernel/http/define-route.ts'
import { embeddingsRequest } from '../compute/embeddings-request.ts'
import { multiVectorRequest, multiVectorResponse } from '../compute/multi-vector.ts'
import { rerankRequest, rerankRequestV2, rerankResponse } from '../compute/rerank.ts'
import { limited } from './response-headers.ts'
import { embeddingsResponse } from './schemas.ts'

export const createEmbeddings = defineRoute({
  id: 'createEmbeddings',
  method: 'post',
  path: '/v1/embeddings',
  summary: 'Embed texts as vectors',
  auth: 'key',
  body: embeddingsRequest,
  response: embeddingsResponse,
  responseHeaders: limited,
  failures: [400, 402, 429, 502, 504],
})

export const createMultiVectors = defineRoute({
  id: 'createMultiVectors',
  method: 'post',
  path: '/v1/multi-vector',
  summary: 'Embed each term of a text as a vector, for late interaction',
  auth: 'key',
  body: multiVectorRequest,
  response: multiVectorResponse,
  responseHeaders: limited,
  failures: [400, 402, 429, 502, 504],
})

export const createMultiEmbeddings = defineRoute({
  id: 'createMultiEmbeddings',
  method: 'post',
  path: '/v1/multi-embeddings',
  summary: 'The earlier name of /v1/multi-vector',
  auth: 'key',
  body: multiVectorRequest,
  response: multiVectorResponse,
  responseHeaders: limited,
  failures: [400, 402, 429, 502, 504],
})

export const rerankDocuments = defineRoute({
  id: 'rerank',
  method: 'post',
  path: '/v1/rerank',
  summary: 'Order documents by their relevance to a query',
  auth: 'key',
  body: rerankRequest,
  response: rerankResponse,
  responseHeaders: limited,
  failures: [400, 402, 429, 502, 504],
})

export const rerankDocumentsV2 = defineRoute({
  id: 'rerankV2',
  method: 'post',
  path: '/v2/rerank',
  summary: 'The same for clients of Cohere: documents are returned only on request',
  auth: 'key',
  body: rerankRequestV2,
  response: rerankResponse,
  responseHeaders: limited,
  failures: [400, 402, 429, 502, 504],
})
