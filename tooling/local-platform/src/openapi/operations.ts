import type { z } from 'zod'
import { chatRequest } from '../main-api/deep-search/chat-request.ts'
import { classifyRequest } from '../main-api/classify.ts'
import { demoRequest } from '../main-api/demo-embeddings.ts'
import { embeddingsRequest } from '../main-api/embeddings.ts'
import { readerBody } from '../main-api/reader/reader-options.ts'
import { rerankAnswer, rerankRequest } from '../main-api/rerank.ts'
import { segmentRequest } from '../main-api/segment.ts'

/** One call of the API, as the document describes it. The schemas are those that the routes check with. */
export interface Operation {
  id: string
  method: 'get' | 'post'
  path: string
  summary: string
  /** Whether a bearer key is needed, may be given, or is not looked at. */
  key: 'required' | 'optional' | 'none'
  body?: z.ZodType
  answer?: z.ZodType
}

export const operations: readonly Operation[] = [
  {
    id: 'createEmbeddings',
    method: 'post',
    path: '/v1/embeddings',
    summary: 'Turn texts into vectors',
    key: 'required',
    body: embeddingsRequest,
  },
  {
    id: 'createDemoEmbedding',
    method: 'post',
    path: '/api/v1/demo/embeddings',
    summary: 'Turn one short text into a vector of 64 dimensions, for the site itself',
    key: 'none',
    body: demoRequest,
  },
  {
    id: 'rerank',
    method: 'post',
    path: '/v1/rerank',
    summary: 'Order documents by how well they answer a query',
    key: 'required',
    body: rerankRequest,
    answer: rerankAnswer,
  },
  {
    id: 'classify',
    method: 'post',
    path: '/v1/classify',
    summary: 'Find the label that fits a text',
    key: 'required',
    body: classifyRequest,
  },
  {
    id: 'segment',
    method: 'post',
    path: '/v1/segment',
    summary: 'Count tokens and cut a text into chunks; free',
    key: 'optional',
    body: segmentRequest,
  },
  {
    id: 'createChatCompletion',
    method: 'post',
    path: '/v1/chat/completions',
    summary: 'Search, read and answer with quotes; as a stream when asked',
    key: 'required',
    body: chatRequest,
  },
  {
    id: 'listModels',
    method: 'get',
    path: '/v1/models',
    summary: 'The model ids that can be used',
    key: 'none',
  },
  {
    id: 'readPage',
    method: 'post',
    path: '/reader',
    summary: 'Read a web page as clean text',
    key: 'optional',
    body: readerBody,
  },
  {
    id: 'readPageByPath',
    method: 'get',
    path: '/reader/{url}',
    summary: 'Read a web page; options by header',
    key: 'optional',
  },
]
