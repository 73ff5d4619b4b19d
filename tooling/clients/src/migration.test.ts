import {
  ApiError,
  createClient,
  deepSearch,
  embed,
  finalText,
  listPublicModels,
  rerank,
  safe,
  type EmbeddingsRequest,
} from '@search-foundation/api-client'
import { CohereClientV2 } from 'cohere-ai'
import OpenAI from 'openai'
import { describe, expect, inject, test } from 'vitest'
import { VoyageAIClient } from 'voyageai'

/** The rows of `packages/api-client/guides/migration.md`: both sides of each are called, and return the same. */

const platform = inject('platform')
const { apiKey, url, baseUrl } = platform
const client = createClient({ baseUrl: url, apiKey })

const model = 'jina-embeddings-v3'
const input = ['a cup of tea', 'a pot of coffee']
const reranker = 'jina-reranker-v2-base-multilingual'
const query = 'How is tea brewed?'
const documents = ['Bread is baked.', 'Green tea is brewed.']

/** Vectors of ours, rounded as far as a float32 goes. */
const ours = async (body: Partial<EmbeddingsRequest> = {}) => {
  const { data } = await embed(client, { model, input, embedding_type: 'float', ...body })
  return rounded(data.map(({ embedding }) => embedding as number[]))
}
const rounded = (vectors: readonly (readonly number[])[] | undefined) =>
  vectors?.map((vector) => vector.map((value) => Number(value.toPrecision(6))))
const ranking = async (top?: number) => {
  const { results } = await rerank(client, { model: reranker, query, documents, ...(top && { top_n: top }) })
  return results.map(({ index, relevance_score: score }) => [index, score])
}

describe('from openai', () => {
  const openai = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0 })

  test('embeddings', async () => {
    const { data } = await openai.embeddings.create({
      model,
      input,
      dimensions: 64,
      encoding_format: 'float',
    })
    expect(rounded(data.map(({ embedding }) => embedding))).toEqual(await ours({ dimensions: 64 }))
  })

  test('chat completions become deep searches, streams too', async () => {
    const question = {
      model: 'jina-deepsearch-v1',
      messages: [{ role: 'user' as const, content: 'What is a reranker?' }],
    }
    const { choices } = await openai.chat.completions.create(question)
    const answer = await deepSearch(client, question)
    expect(answer.choices[0]?.message.content).toBe(choices[0]?.message.content)
    expect(await finalText(await deepSearch(client, { ...question, stream: true }))).not.toBe('')
  })

  test('models', async () => {
    const theirs = await Array.fromAsync(openai.models.list())
    expect((await listPublicModels(client)).map(({ id }) => id)).toEqual(theirs.map(({ id }) => id))
  })

  test('errors', async () => {
    const wrong = { apiKey: 'sf_wrong' }
    const theirs = new OpenAI({ baseURL: baseUrl, maxRetries: 0, ...wrong }).embeddings.create({
      model,
      input,
    })
    await expect(theirs).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' })
    const { error } = await safe(embed(client, { model, input }, wrong))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 401, code: 'invalid_api_key' })
  })
})

describe('from cohere-ai', () => {
  const cohere = new CohereClientV2({ environment: url, token: apiKey })
  const texts = input

  test.each([
    ['search_query', 'retrieval.query'],
    ['search_document', 'retrieval.passage'],
    ['classification', 'classification'],
    ['clustering', 'separation'],
  ] as const)('the input type %s is the task %s', async (inputType, task) => {
    const { embeddings } = await cohere.embed({ model, texts, inputType, embeddingTypes: ['float'] })
    expect(rounded(embeddings.float)).toEqual(await ours({ task }))
  })

  test('sizes and encodings', async () => {
    const embeddingTypes = ['ubinary' as const]
    const { embeddings } = await cohere.embed({
      ...{ model, texts, embeddingTypes, inputType: 'search_document', outputDimension: 64 },
    })
    const same = { task: 'retrieval.passage', embedding_type: 'ubinary', dimensions: 64 } as const
    expect(embeddings.ubinary).toEqual(await ours(same))
  })

  test('reranking', async () => {
    const { results } = await cohere.rerank({ model: reranker, query, documents, topN: 1 })
    expect(results.map(({ index, relevanceScore: score }) => [index, score])).toEqual(await ranking(1))
  })
})

describe('from voyageai', () => {
  const voyage = new VoyageAIClient({ environment: baseUrl, apiKey })

  test.each([
    ['query', 'retrieval.query'],
    ['document', 'retrieval.passage'],
  ] as const)('the input type %s is the task %s', async (inputType, task) => {
    const { data } = await voyage.embed({ model, input, inputType, outputDimension: 64 })
    expect(rounded(data?.map(({ embedding }) => embedding ?? []))).toEqual(
      await ours({ task, dimensions: 64 }),
    )
  })

  test('encodings', async () => {
    const { data } = await voyage.embed({ model, input, outputDtype: 'ubinary' })
    expect(data?.map(({ embedding }) => embedding)).toEqual(await ours({ embedding_type: 'ubinary' }))
  })

  test('reranking', async () => {
    const { data } = await voyage.rerank({ model: reranker, query, documents, topK: 1 })
    expect(data?.map(({ index, relevanceScore: score }) => [index, score])).toEqual(await ranking(1))
  })
})

describe('from requests for the API of Jina', () => {
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
    const response = await fetch(`${baseUrl}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await response.json()) as {
      data: { embedding: number[] }[]
      results: { index: number; relevance_score: number }[]
    }
  }

  test('embeddings have the same fields', async () => {
    const body = { task: 'retrieval.passage', dimensions: 64, late_chunking: true, normalized: true } as const
    const { data } = await post('embeddings', { model, input, embedding_type: 'float', ...body })
    expect(rounded(data.map(({ embedding }) => embedding))).toEqual(await ours(body))
  })

  test('so does reranking', async () => {
    const { results } = await post('rerank', { model: reranker, query, documents, top_n: 1 })
    expect(results.map(({ index, relevance_score: score }) => [index, score])).toEqual(await ranking(1))
  })
})
