import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { z } from 'zod'

import { classifyRequest } from '../models/compute/classify.ts'
import { embeddingsRequest } from '../models/compute/embeddings-request.ts'
import { rerankRequest } from '../models/compute/rerank-schemas.ts'
import { segmentFields } from '../models/compute/segment.ts'
import { chatRequest, longestQuestion } from '../models/deep-search/chat-request.ts'
import { readerBody } from '../models/reader/reader-options.ts'
import { searchRequest } from '../models/search/search-request.ts'

/** A call of the product API, as a tool makes it. */
export interface ToolCall {
  path: `/${string}`
  body: object
  /** Media type of the response; JSON by default. */
  accept?: 'text/plain' | 'text/event-stream'
}

/** One tool: what agents read about it, and the call that it makes. */
export interface Tool extends Omit<ToolCall, 'body'> {
  name: string
  title: string
  /** Tells an agent when to use it. Every word costs each conversation tokens. */
  description: string
  /** Fields of the call's own schema, so that both take the same values. */
  input: z.ZodObject
  /** Whether it reaches beyond our own services. */
  isOpenWorld: boolean
  bodyOf: (given: Record<string, unknown>) => object
}

/** Keeps the type of a tool's arguments in its call. */
const tool = <Input extends z.ZodObject>(
  definition: Omit<Tool, 'input' | 'bodyOf'> & { input: Input; bodyOf: (given: z.infer<Input>) => object },
): Tool => ({ ...definition, bodyOf: (given) => definition.bodyOf(given as z.infer<Input>) })

const defaultRerankModel = 'jina-reranker-v2-base-multilingual'

const deepSearchInput = z.strictObject({
  question: z.string().min(1).max(longestQuestion),
  ...chatRequest.pick({ model: true, reasoning_effort: true, budget_tokens: true, only_hostnames: true })
    .shape,
})

/** Every tool, in the order in which agents see them. */
export const tools: readonly Tool[] = [
  tool({
    name: 'read_page',
    title: 'Read a page',
    description: 'Fetch a web page and return its main text as Markdown.',
    input: z.strictObject({
      url: z.url().describe('URL of the page.'),
      ...readerBody.pick({ targetSelector: true, withLinksSummary: true, tokenBudget: true, locale: true })
        .shape,
    }),
    isOpenWorld: true,
    path: '/reader',
    accept: 'text/plain',
    bodyOf: (body) => body,
  }),
  tool({
    name: 'search',
    title: 'Search',
    description: 'Search and return the best pages with title, URL, and text.',
    input: z.strictObject(
      searchRequest.pick({ q: true, num: true, hl: true, site: true, respondWith: true }).shape,
    ),
    isOpenWorld: true,
    path: '/search',
    accept: 'text/plain',
    bodyOf: (body) => body,
  }),
  tool({
    name: 'embed',
    title: 'Embed texts',
    description: 'Turn texts into vectors whose distance shows how similar they are.',
    input: embeddingsRequest
      .pick({ task: true, dimensions: true })
      .extend({
        model: embeddingsRequest.shape.model.default(defaultEmbeddingModel),
        input: z.array(z.string()).min(1).max(16).describe('Texts.'),
      })
      .strict(),
    isOpenWorld: false,
    path: '/v1/embeddings',
    bodyOf: (body) => body,
  }),
  tool({
    name: 'rerank',
    title: 'Rerank documents',
    description: 'Sort documents by how well they answer a query.',
    input: z.strictObject({
      top_n: rerankRequest.shape.top_n,
      model: rerankRequest.shape.model.default(defaultRerankModel),
      query: z.string(),
      documents: z.array(z.string()).min(1).max(200),
    }),
    isOpenWorld: false,
    path: '/v1/rerank',
    bodyOf: (body) => body,
  }),
  tool({
    name: 'classify',
    title: 'Classify texts',
    description: 'Find the label that best fits each text, from labels you give or a classifier you trained.',
    input: classifyRequest
      .pick({ classifier_id: true, labels: true })
      .extend({
        model: classifyRequest.shape.model,
        input: z.array(z.string()).min(1).max(64).describe('Texts.'),
      })
      .strict(),
    isOpenWorld: false,
    path: '/v1/classify',
    bodyOf: ({ model, ...body }) =>
      body.classifier_id === undefined
        ? { ...body, model: model ?? defaultEmbeddingModel }
        : { ...body, model },
  }),
  tool({
    name: 'segment',
    title: 'Segment a text',
    description: 'Count the tokens of a text and split it into chunks. Free.',
    input: segmentFields
      .pick({ content: true, tokenizer: true, return_chunks: true, max_chunk_length: true })
      .strict(),
    isOpenWorld: false,
    path: '/v1/segment',
    bodyOf: (body) => body,
  }),
  tool({
    name: 'deep_search',
    title: 'Deep search',
    description:
      'Search, read and answer a question with quotes. Takes longer than search and reports its progress.',
    input: deepSearchInput,
    isOpenWorld: true,
    path: '/v1/chat/completions',
    accept: 'text/event-stream',
    bodyOf: ({ question, ...options }) => ({
      ...options,
      messages: [{ role: 'user', content: question }],
      stream: true,
    }),
  }),
]
