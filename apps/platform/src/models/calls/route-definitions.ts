import { defineRoute } from '../../kernel/http/define-route.ts'
import {
  cohereEmbedRequest,
  cohereEmbedRequestV2,
  cohereEmbedResponse,
  cohereEmbedResponseV2,
} from '../compute/cohere-embed-schemas.ts'
import { embeddingsRequest } from '../compute/embeddings-request.ts'
import { multiVectorRequest, multiVectorResponse } from '../compute/multi-vector.ts'
import {
  rerankRequest,
  rerankRequestV2,
  rerankResponse,
  rerankResponseV2,
} from '../compute/rerank-schemas.ts'
import { limited } from './response-headers.ts'
import { embeddingsResponse } from './schemas.ts'

export const createEmbeddings = defineRoute({
  id: 'createEmbeddings',
  method: 'post',
  path: '/v1/embeddings',
  summary: 'Embed texts as vectors',
  description:
    'The response has one vector per input, in the order of the inputs. OpenAI clients work with it: change only their base URL.',
  auth: 'key',
  body: embeddingsRequest,
  response: embeddingsResponse,
  responseHeaders: limited,
  failures: [400, 402, 429, 502, 504],
})

export const embedForCohere = defineRoute({
  id: 'embedV1',
  method: 'post',
  path: '/v1/embed',
  summary: 'Embed texts with a Cohere client, API v1',
  description:
    "Requests and responses have the fields of Cohere's API v1, so its clients work: change only their base URL.",
  auth: 'key',
  body: cohereEmbedRequest,
  response: cohereEmbedResponse,
  responseHeaders: limited,
  failures: [400, 402, 429, 502, 504],
})

export const embedForCohereV2 = defineRoute({
  id: 'embedV2',
  method: 'post',
  path: '/v2/embed',
  summary: 'Embed texts with a Cohere client, API v2',
  description:
    "Requests and responses have the fields of Cohere's API v2, so its clients work: change only their base URL.",
  auth: 'key',
  body: cohereEmbedRequestV2,
  response: cohereEmbedResponseV2,
  responseHeaders: limited,
  failures: [400, 402, 429, 502, 504],
})

export const createMultiVectors = defineRoute({
  id: 'createMultiVectors',
  method: 'post',
  path: '/v1/multi-vector',
  summary: 'Embed each term of a text as a vector, for late interaction',
  description:
    'A query is compared with a document term by term, which finds exact words better than one vector per text does.',
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
  description: 'It takes the same request and returns the same response.',
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
  summary: 'Rank documents by their relevance to a query',
  description:
    'Send the results of a first search. The response lists them, best first, each with its index in the request.',
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
  summary: 'Rank documents with a Cohere client; documents are returned only on request',
  description:
    "Requests and responses have the fields of Cohere's API v2, so its clients work: change only their base URL.",
  auth: 'key',
  body: rerankRequestV2,
  response: rerankResponseV2,
  responseHeaders: limited,
  failures: [400, 402, 429, 502, 504],
})
