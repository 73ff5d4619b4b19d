import type {
  DeepSearchRequest,
  EmbeddingsRequest,
  ReadRequest,
  SearchRequest,
  SegmentRequest,
} from '@search-foundation/api-client'
import type { PlaygroundProduct, ProductRequest } from '@search-foundation/store/run-product'

import { dimensionsOf } from '../../ground/models/embedding-models.ts'
import { textsOf } from '../../ground/texts/texts-of.ts'
import { automatic, chosen, type Field, type FieldName, type Values } from './fields.ts'

export interface ProductSpec {
  fields: readonly Field[]
  /** Returns the request for what the form contains. */
  requestOf: (values: Values) => ProductRequest
}

const model: Field = { name: 'model', kind: 'choice', options: (models) => models.map(({ id }) => id) }

const oneOf = (name: FieldName, ...options: readonly string[]): Field => ({
  name,
  kind: 'choice',
  options: () => options,
})

/** A number that the service chooses unless the visitor does. */
const count = (name: FieldName, ...options: readonly number[]): Field =>
  oneOf(name, automatic, ...options.map(String))

const numberOf = (value: string | undefined): number | undefined => {
  const text = chosen(value)
  return text === undefined ? undefined : Number(text)
}

/** Returns an object without its undefined fields, which a body in JSON does not have either. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }

/** The inputs of each product, and the request that they make. */
export const productSpecs: Readonly<Record<PlaygroundProduct, ProductSpec>> = {
  embedding: {
    fields: [
      { name: 'texts', kind: 'texts' },
      model,
      {
        name: 'dimensions',
        kind: 'choice',
        options: (_, chosenModel) => chosenModel?.embedding?.dimensions.map(String) ?? [],
        usual: (chosenModel) => (chosenModel?.embedding ? String(dimensionsOf(chosenModel.embedding)) : ''),
      },
      {
        name: 'task',
        kind: 'choice',
        options: (_, chosenModel) => [automatic, ...(chosenModel?.embedding?.tasks ?? [])],
      },
    ],
    requestOf: ({ model: id = '', dimensions, task, texts = '' }) => ({
      product: 'embedding',
      body: {
        model: id,
        ...given({
          dimensions: numberOf(dimensions),
          task: chosen(task) as EmbeddingsRequest['task'],
        }),
        input: textsOf(texts),
      },
    }),
  },
  reranker: {
    fields: [
      { name: 'query', kind: 'line' },
      { name: 'documents', kind: 'texts' },
      model,
      count('top', 1, 3, 5, 10),
    ],
    requestOf: ({ model: id = '', query = '', documents = '', top }) => ({
      product: 'reranker',
      body: { model: id, query, documents: textsOf(documents), ...given({ top_n: numberOf(top) }) },
    }),
  },
  classifier: {
    fields: [{ name: 'texts', kind: 'texts' }, { name: 'labels', kind: 'texts', least: 2 }, model],
    requestOf: ({ model: id = '', texts = '', labels = '' }) => ({
      product: 'classifier',
      body: { model: id, labels: textsOf(labels), input: textsOf(texts) },
    }),
  },
  tokenizer: {
    fields: [
      { name: 'text', kind: 'text' },
      oneOf('tokenizer', 'cl100k_base', 'o200k_base', 'p50k_base', 'r50k_base', 'p50k_edit', 'gpt2'),
      count('chunk', 100, 300, 1000, 3000),
    ],
    requestOf: ({ text = '', tokenizer, chunk }) => ({
      product: 'tokenizer',
      body: {
        content: text,
        tokenizer: tokenizer as NonNullable<SegmentRequest['tokenizer']>,
        return_chunks: true,
        return_tokens: true,
        ...given({ max_chunk_length: numberOf(chunk) }),
      },
    }),
  },
  reader: {
    fields: [
      { name: 'url', kind: 'url' },
      oneOf('format', 'markdown', 'text', 'html', 'content'),
      { name: 'selector', kind: 'line', least: 0 },
    ],
    requestOf: ({ url = '', format, selector }) => ({
      product: 'reader',
      body: {
        url,
        respondWith: format as NonNullable<ReadRequest['respondWith']>,
        ...given({ targetSelector: chosen(selector) }),
      },
    }),
  },
  search: {
    fields: [
      { name: 'search', kind: 'line' },
      oneOf('results', '5', '3', '10', '20'),
      oneOf('content', 'no-content', 'markdown', 'text'),
    ],
    requestOf: ({ search = '', results, content }) => ({
      product: 'search',
      body: {
        q: search,
        num: Number(results),
        respondWith: content as NonNullable<SearchRequest['respondWith']>,
      },
    }),
  },
  deepsearch: {
    fields: [{ name: 'question', kind: 'text' }, model, oneOf('effort', 'low', 'medium', 'high')],
    requestOf: ({ model: id = '', question = '', effort }) => ({
      product: 'deepsearch',
      body: {
        model: id,
        messages: [{ role: 'user', content: question }],
        reasoning_effort: effort as NonNullable<DeepSearchRequest['reasoning_effort']>,
        stream: true,
      },
    }),
  },
}
