import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'

import { ApiError } from '../core/errors.ts'
import { createMockClient, type MockCall } from '../testing.ts'
import type { DeepSearchDelta, DeepSearchResponse, UrlCitation } from './deep-search-response.ts'
import { deepSearch } from './deep-search.ts'
import type { StandardSchema } from './standard-schema.ts'

const messages = [{ role: 'user', content: 'Who founded it, and when?' }] as const
const founding = z.object({ founder: z.string(), year: z.coerce.number().int() })

const answering = (content: string) =>
  createMockClient({
    deepSearch: {
      id: '1',
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', type: 'json', content }, finish_reason: 'stop' }],
    },
  })
const failureOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(() => undefined).catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new TypeError('The call did not fail with an ApiError.')
  return error
}
const bodyOf = (call: MockCall | undefined) => call?.body as { response_format: unknown }

test('a schema is sent as JSON Schema, and types and parses the answer', async () => {
  const client = answering('{"founder":"Ada","year":"1843"}')
  const { parsed, choices } = await deepSearch(client, { messages, response_format: founding })
  expectTypeOf(parsed).toEqualTypeOf<{ founder: string; year: number }>()
  expect(parsed).toEqual({ founder: 'Ada', year: 1843 })
  expect(choices[0]?.message.content).toContain('1843')
  expect(bodyOf(client.calls[0]).response_format).toMatchObject({
    type: 'json_schema',
    json_schema: { type: 'object', required: expect.arrayContaining(['founder']) as unknown },
  })
})

test('a schema without JSON Schema is given beside one, and may be asynchronous', async () => {
  const client = answering('{"year":1843}')
  const schema: StandardSchema<Date> = {
    '~standard': {
      version: 1,
      vendor: 'own',
      validate: async (value) => ({ value: new Date(Date.UTC((value as { year: number }).year, 0)) }),
    },
  }
  const json = { type: 'object', properties: { year: { type: 'integer' } } }
  const format = { type: 'json_schema', json_schema: json, schema } as const
  const { parsed } = await deepSearch(client, { messages, response_format: format })
  expectTypeOf(parsed).toEqualTypeOf<Date>()
  expect(parsed.getUTCFullYear()).toBe(1843)
  expect(bodyOf(client.calls[0]).response_format).toEqual({ type: 'json_schema', json_schema: json })
  // @ts-expect-error it has no JSON Schema
  expect(() => deepSearch(client, { messages, response_format: schema })).toThrow(
    'The own schema cannot be written as JSON Schema',
  )
})

test('JSON Schema alone leaves the answer as it is', async () => {
  const client = answering('{"year":1843}')
  const response = await deepSearch(client, {
    messages,
    response_format: { type: 'json_schema', json_schema: { type: 'object' } },
  })
  expectTypeOf(response).toEqualTypeOf<DeepSearchResponse>()
  expect(response).not.toHaveProperty('parsed')
})

test('an answer that does not fit the schema is an error that names each field', async () => {
  const error = await failureOf(
    deepSearch(answering('{"founder":7,"year":"soon"}'), { messages, response_format: founding }),
  )
  expect(error.code).toBe('invalid_answer')
  expect(error.detail).toEqual([
    { loc: ['founder'], msg: expect.any(String) as unknown, type: 'schema' },
    { loc: ['year'], msg: expect.any(String) as unknown, type: 'schema' },
  ])
  expect(error.message).toMatch(/^200: founder: .+; year: /)
  expect(error.body).toMatchObject({ content: '{"founder":7,"year":"soon"}' })
})

test('an answer that is not JSON is an error, and what a schema throws is thrown', async () => {
  const error = await failureOf(
    deepSearch(answering('Ada, in 1843'), { messages, response_format: founding }),
  )
  expect([error.code, error.message]).toEqual(['invalid_answer', '200: The answer is not JSON.'])
  const throwing = z.object({}).transform(() => {
    throw new RangeError('mine')
  })
  const failing = { type: 'json_schema', json_schema: {}, schema: throwing } as const
  await expect(deepSearch(answering('{}'), { messages, response_format: failing })).rejects.toThrow(
    RangeError,
  )
})

test('a stream sends the schema and yields pieces of JSON', async () => {
  const chunk = (delta: DeepSearchDelta, reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`
  const client = createMockClient({
    deepSearch: () =>
      new Response(
        chunk({ type: 'think', query: 'founders' }) + chunk({ type: 'json', content: '{"a":1}' }, 'stop'),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
  })
  let json = ''
  for await (const { choices } of await deepSearch(client, {
    messages,
    stream: true,
    response_format: founding,
  })) {
    const delta = choices[0]?.delta
    if (delta?.type === 'think') expectTypeOf(delta.query).toEqualTypeOf<string | undefined>()
    else if (delta) {
      expectTypeOf(delta.annotations).toEqualTypeOf<UrlCitation[] | undefined>()
      json += delta.content ?? ''
    }
  }
  expect(json).toBe('{"a":1}')
  expect(bodyOf(client.calls[0]).response_format).toMatchObject({ type: 'json_schema' })
})
