import OpenAI, {
  AuthenticationError,
  BadRequestError,
  NotFoundError,
  UnprocessableEntityError,
  type APIError,
} from 'openai'
import { expect, inject, test } from 'vitest'

import { cosine } from './vectors.ts'

const platform = inject('platform')
const model = 'jina-embeddings-v3'
const client = new OpenAI({ baseURL: platform.baseUrl, apiKey: platform.apiKey })

test('embeddings are the same numbers by default, as floats and as base64', async () => {
  const input = ['A cup of tea', 'A pot of coffee']
  const [byDefault, float, base64] = await Promise.all([
    client.embeddings.create({ model, input }),
    client.embeddings.create({ model, input, encoding_format: 'float' }),
    client.embeddings.create({ model, input, encoding_format: 'base64' }),
  ])
  expect(float.data.map(({ embedding }) => embedding.length)).toEqual([1024, 1024])
  expect(cosine(byDefault.data[0]?.embedding ?? [], float.data[0]?.embedding ?? [])).toBeCloseTo(1, 5)
  const bytes = Buffer.from(base64.data[1]?.embedding as unknown as string, 'base64')
  const decoded = Array.from(new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4))
  expect(decoded).toEqual(float.data[1]?.embedding)
  expect(float.usage.total_tokens).toBeGreaterThan(0)
})

test('embeddings have the dimensions that were asked for, and the id of a user is taken', async () => {
  const { data } = await client.embeddings.create({ model, input: 'tea', dimensions: 64, user: 'user-1' })
  expect(data[0]?.embedding).toHaveLength(64)
})

test('token ids are embedded as their text', async () => {
  // In cl100k_base, the vocabulary of the client's own embedding models.
  const ids = [64, 10747, 315, 15600]
  const embedded = async (input: string | number[] | number[][]) => {
    const { data } = await client.embeddings.create({ model, input, encoding_format: 'float' })
    return data[0]?.embedding
  }
  const ofText = await embedded('a cup of tea')
  expect(await embedded(ids)).toEqual(ofText)
  expect(await embedded([ids])).toEqual(ofText)
  await expect(client.embeddings.create({ model, input: [2_000_000] })).rejects.toThrow(/in cl100k_base/)
})

test('models are listed and retrieved', async () => {
  const listed = await Array.fromAsync(client.models.list())
  expect(listed.map(({ id }) => id)).toContain(model)
  const found = await client.models.retrieve(model)
  expect(found).toMatchObject({ id: model, object: 'model', created: expect.any(Number) as number })
  await expect(client.models.retrieve('no-such-model')).rejects.toBeInstanceOf(NotFoundError)
})

const question = {
  model: 'jina-deepsearch-v1',
  messages: [{ role: 'user' as const, content: 'What is a reranker?' }],
}

test('a chat completion has an answer and its usage', async () => {
  const completion = await client.chat.completions.create({ ...question, temperature: 0.2, max_tokens: 500 })
  expect(completion.choices[0]?.message.content).toBeTruthy()
  expect(completion.usage?.total_tokens).toBeGreaterThan(0)
})

test('a chat completion streams chunks, the usage among them', async () => {
  const stream = await client.chat.completions.create({
    ...question,
    stream: true,
    stream_options: { include_usage: true },
  })
  const chunks = await Array.fromAsync(stream)
  expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).not.toBe('')
  expect(chunks.some(({ usage }) => (usage?.total_tokens ?? 0) > 0)).toBe(true)
})

test('the helper for streams returns the final content', async () => {
  const content = await client.chat.completions.stream(question).finalContent()
  expect(content).toMatch(/rerank/i)
})

/** The error of a call that fails. */
const failureOf = (call: Promise<unknown>): Promise<APIError> =>
  call.then(
    () => expect.unreachable(),
    (error: APIError) => error,
  )

test('a failure has its own type, its reason as message, a code and the field at fault', async () => {
  const stranger = new OpenAI({ baseURL: platform.baseUrl, apiKey: 'sf_wrong', maxRetries: 0 })
  const wrongKey = await failureOf(stranger.embeddings.create({ model, input: 'tea' }))
  expect(wrongKey).toBeInstanceOf(AuthenticationError)
  expect(wrongKey).toMatchObject({
    message: '401 This API key is not valid. It may be mistyped or revoked.',
    type: 'authentication_error',
    code: 'invalid_api_key',
    param: null,
    requestID: expect.any(String) as string,
  })
  const unknown = await failureOf(client.embeddings.create({ model: 'gpt-9', input: 'tea' }))
  expect(unknown).toBeInstanceOf(BadRequestError)
  const tooLong = await failureOf(client.embeddings.create({ model, input: 'tea', dimensions: 9000 }))
  expect(tooLong).toBeInstanceOf(UnprocessableEntityError)
  expect(tooLong).toMatchObject({
    message: expect.stringContaining(`${model} has at most 1024 dimensions`) as string,
    type: 'invalid_request_error',
    code: 'less_than_equal',
    param: 'dimensions',
  })
})

test('a chat completion that cannot be made fails in the same way', async () => {
  const format = { type: 'json_schema' as const, json_schema: { name: 'answer', schema: { type: 'object' } } }
  const failed = await failureOf(client.chat.completions.create({ ...question, response_format: format }))
  expect(failed).toBeInstanceOf(UnprocessableEntityError)
  expect(failed).toMatchObject({
    message: expect.stringContaining('cannot fill a schema') as string,
    param: 'response_format',
  })
})

test('rate limits are in the headers of a response', async () => {
  const { response } = await client.embeddings.create({ model, input: 'tea' }).withResponse()
  for (const name of ['limit', 'remaining', 'reset'])
    for (const unit of ['requests', 'tokens'])
      expect(response.headers.get(`x-ratelimit-${name}-${unit}`)).toMatch(/^\d+$/)
})
