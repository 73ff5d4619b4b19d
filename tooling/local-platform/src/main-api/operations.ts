import { z } from 'zod'
import type { Operation } from '../openapi/operation.ts'
import { bulkEmbeddingsOperations } from './bulk-embeddings/routes.ts'
import { chatAnswer, embeddingsAnswer, readAnswer, segmentAnswer } from './answers.ts'
import { classifyAnswer, classifyRequest } from './classify.ts'
import { classifierOperations } from './classifiers/routes.ts'
import { trainAnswer, trainRequest } from './classifiers/train.ts'
import { chatRequest } from './deep-search/chat-request.ts'
import { demoRequest } from './demo-embeddings.ts'
import { embeddingsRequest } from './embeddings.ts'
import { readerBody } from './reader/reader-options.ts'
import { multiVectorAnswer, multiVectorRequest } from './multi-vector.ts'
import { rerankAnswer, rerankRequest } from './rerank.ts'
import { searchParameters, searchRequest } from './search/search-request.ts'
import { segmentRequest } from './segment.ts'

const engine = { 'x-engine': 'local or upstream: which engine gave the answer' }
const limited = {
  ...engine,
  'x-ratelimit-limit-requests': 'Calls a minute of this key',
  'x-ratelimit-limit-tokens': 'Tokens a minute of this key',
  'x-ratelimit-reset-requests': 'Seconds until the oldest call leaves the minute',
  'x-ratelimit-reset-tokens': 'The same for its tokens',
  'x-ratelimit-remaining-requests': 'Calls left in this minute',
  'x-ratelimit-remaining-tokens': 'Tokens left in this minute',
}

/** Failures of the reader have an envelope of their own (public API facts). */
const readerFailure = z.looseObject({
  data: z.null(),
  code: z.number().int(),
  status: z.number().int(),
  name: z.string(),
  message: z.string(),
  readableMessage: z.string(),
})
const readerFailures = [400, 402, 409, 413, 422, 429, 451, 503, 504]
const readerTypes = ['text/plain', 'text/event-stream']
const chatFailure = z.object({ error: z.string(), details: z.array(z.unknown()).optional() })

const searchAnswer = z.object({
  code: z.literal(200),
  status: z.literal(20000),
  data: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      description: z.string(),
      date: z.string().optional(),
      content: z.string().optional(),
      usage: z.object({ tokens: z.number().int() }),
    }),
  ),
  meta: z.object({ usage: z.object({ tokens: z.number().int() }) }),
})

export const mainApiOperations = [
  {
    id: 'createEmbeddings',
    method: 'post',
    path: '/v1/embeddings',
    summary: 'Turn texts into vectors',
    auth: 'key',
    body: embeddingsRequest,
    answer: embeddingsAnswer,
    answerHeaders: limited,
    failures: [400, 402, 429, 503],
  },
  {
    id: 'createMultiVectors',
    method: 'post',
    path: '/v1/multi-vector',
    summary: 'Turn each term of a text into a vector, for late interaction',
    auth: 'key',
    body: multiVectorRequest,
    answer: multiVectorAnswer,
    answerHeaders: limited,
    failures: [400, 402, 429, 503],
  },
  {
    id: 'createMultiEmbeddings',
    method: 'post',
    path: '/v1/multi-embeddings',
    summary: 'The same by its earlier name',
    auth: 'key',
    body: multiVectorRequest,
    answer: multiVectorAnswer,
    answerHeaders: limited,
    failures: [400, 402, 429, 503],
  },
  {
    id: 'createDemoEmbedding',
    method: 'post',
    path: '/api/v1/demo/embeddings',
    summary: 'Turn one short text into a vector of 64 dimensions, for the site itself',
    auth: 'none',
    body: demoRequest,
    answer: embeddingsAnswer,
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
    answer: rerankAnswer,
    answerHeaders: limited,
    failures: [400, 402, 429, 503],
  },
  {
    id: 'classify',
    method: 'post',
    path: '/v1/classify',
    summary: 'Find the label that fits a text',
    auth: 'key',
    body: classifyRequest,
    answer: classifyAnswer,
    answerHeaders: limited,
    failures: [400, 402, 404, 429, 503],
  },
  {
    id: 'train',
    method: 'post',
    path: '/v1/train',
    summary: 'Teach a classifier with examples',
    auth: 'key',
    body: trainRequest,
    answer: trainAnswer,
    answerHeaders: limited,
    failures: [400, 402, 404, 409, 429, 503],
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
    answer: segmentAnswer,
    answerHeaders: engine,
    failures: [429],
  },
  {
    id: 'createChatCompletion',
    method: 'post',
    path: '/v1/chat/completions',
    summary: 'Search, read and answer with quotes; as a stream when asked',
    auth: 'key',
    body: chatRequest,
    answer: chatAnswer,
    answerTypes: ['text/event-stream'],
    answerHeaders: engine,
    failures: [400, 402, 429],
    failure: chatFailure,
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
  {
    id: 'readPage',
    method: 'post',
    path: '/reader',
    summary: 'Read a web page as clean text',
    auth: 'optional-key',
    body: readerBody,
    form: z.looseObject({ url: z.string().optional(), html: z.string().optional() }),
    answer: readAnswer,
    answerTypes: readerTypes,
    answerHeaders: engine,
    failures: readerFailures,
    failure: readerFailure,
  },
  {
    id: 'readPageByPath',
    method: 'get',
    path: '/reader/{url}',
    summary: 'Read a web page; options by header',
    auth: 'optional-key',
    answer: readAnswer,
    answerTypes: readerTypes,
    answerHeaders: engine,
    failures: readerFailures,
    failure: readerFailure,
  },
  {
    id: 'search',
    method: 'post',
    path: '/search',
    summary: 'Search, and answer pages with their text',
    auth: 'key',
    body: searchRequest,
    answer: searchAnswer,
    answerTypes: ['text/plain'],
    answerHeaders: engine,
    failures: [402, 422, 429],
    failure: readerFailure,
  },
  {
    id: 'searchByQuery',
    method: 'get',
    path: '/search',
    summary: 'Search; what for stands in the query',
    auth: 'key',
    query: searchParameters,
    answer: searchAnswer,
    answerTypes: ['text/plain'],
    answerHeaders: engine,
    failures: [402, 422, 429],
    failure: readerFailure,
  },
  {
    id: 'searchByPath',
    method: 'get',
    path: '/search/{query}',
    summary: 'Search; what for stands in the path',
    auth: 'key',
    answer: searchAnswer,
    answerTypes: ['text/plain'],
    answerHeaders: engine,
    failures: [402, 422, 429],
    failure: readerFailure,
  },
  {
    id: 'showSamplePage',
    method: 'get',
    path: '/sample/{page}',
    summary: 'A sample page as a browser shows it, to compare with what the reader makes of it',
    auth: 'none',
    audience: 'local',
    answerTypes: ['text/html'],
    failures: [404],
  },
] as const satisfies readonly Operation[]
