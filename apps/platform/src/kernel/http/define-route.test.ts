import { expect, test } from 'vitest'
import { z } from 'zod'

import { readConfig } from '../config.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { ApiFailure } from './api-failure.ts'
import { baseApp } from './base-app.ts'
import { createApp } from './create-app.ts'
import { defineRoute } from './define-route.ts'
import { guard } from './guard.ts'
import { repeatable } from './repeatable.ts'

const addTags = defineRoute({
  id: 'addTags',
  method: 'post',
  path: '/things/{id}',
  summary: 'Add tags to a thing',
  auth: 'key',
  query: z.object({ tag: repeatable(z.string().max(5)), limit: z.coerce.number().int().default(10) }),
  body: z.object({ name: z.string().min(1) }),
  response: z.object({
    id: z.string(),
    caller: z.string(),
    name: z.string(),
    tags: z.array(z.string()).optional(),
    limit: z.number(),
  }),
})

const guarded = guard(addTags, (context) => {
  const caller = context.req.header('authorization')
  if (caller === undefined) throw new ApiFailure(401, 'No key.')
  return { caller }
})

const group = createApp()
group.openapi(guarded, (context) => {
  const { tag: tags, limit } = context.req.valid('query')
  const { name } = context.req.valid('json')
  const found = { id: context.req.param('id'), caller: context.get('caller'), name, limit }
  return context.json({ ...found, ...(tags !== undefined && { tags }) }, 200)
})
const metrics = createMetrics({ query: () => Promise.resolve([]) })
const app = baseApp({ config: readConfig({}), metrics })
app.route('/', group)

async function send(query: string, init: RequestInit): Promise<[status: number, body: unknown]> {
  const response = await app.request(`/things/7${query}`, { method: 'POST', ...init })
  return [response.status, await response.json()]
}

const headers = { authorization: 'Bearer ada' }
const body = '{"name":"tea"}'

test('a handler gets validated input and what the guard returned', async () => {
  expect(await send('?tag=a&tag=b&limit=3', { headers, body })).toEqual([
    200,
    { id: '7', caller: 'Bearer ada', name: 'tea', tags: ['a', 'b'], limit: 3 },
  ])
})

test('a parameter that may be repeated is a list also when it is sent once, and optional', async () => {
  expect(await send('?tag=a', { headers, body })).toMatchObject([200, { tags: ['a'], limit: 10 }])
  const [status, response] = await send('', { headers, body })
  expect(status).toBe(200)
  expect(response).not.toHaveProperty('tags')
})

test('a caller who is rejected gets no findings about the input', async () => {
  expect(await send('?limit=x', { body: '{' })).toMatchObject([401, { detail: 'No key.' }])
})

test.each([['application/json'], ['text/plain'], ['application/x-www-form-urlencoded'], [undefined]])(
  'a JSON body is read with the content type %s',
  async (type) => {
    const bytes = new TextEncoder().encode(body)
    const typed = { ...headers, ...(type !== undefined && { 'content-type': type }) }
    expect(await send('', { headers: typed, body: bytes })).toMatchObject([200, { name: 'tea' }])
  },
)

test.each([['{'], ['']])('the body %j is rejected as not valid JSON', async (invalid) => {
  const finding = { field: 'body', message: 'The body is not valid JSON.', type: 'json_invalid' }
  expect(await send('', { headers, body: invalid })).toMatchObject([
    422,
    { detail: 'body: The body is not valid JSON.', errors: [finding] },
  ])
})

test('each invalid field is located in its part of the request', async () => {
  expect(await send('', { headers, body: '{"name":""}' })).toMatchObject([
    422,
    { errors: [{ field: 'body.name', type: 'too_small' }] },
  ])
  expect(await send('?tag=a&tag=longer&limit=x', { headers, body })).toMatchObject([
    422,
    { errors: [{ field: 'query.tag.1' }, { field: 'query.limit' }] },
  ])
})

test('the errors of a call follow from its description', () => {
  expect(Object.keys(addTags.responses)).toEqual(['200', '401', '413', '422'])
})

test('a call whose every parameter is valid has no 422', () => {
  const listThings = defineRoute({
    id: 'listThings',
    method: 'get',
    path: '/things',
    summary: 'List things',
    auth: 'key',
    query: z.object({ tag: repeatable(z.string()) }),
    acceptsAnything: true,
    response: z.array(z.string()),
  })
  expect(Object.keys(listThings.responses)).toEqual(['200', '401'])
})

test('an error is told in one sentence, with its fields beside it', async () => {
  const strict = createApp()
  const setName = defineRoute({
    id: 'setName',
    method: 'post',
    path: '/name',
    summary: 'Set a name',
    auth: 'none',
    body: z.strictObject({ name: z.string().min(1, 'Give a name.') }),
    response: z.object({}),
  })
  strict.openapi(setName, (context) => context.json({}, 200))
  const whole = baseApp({ config: readConfig({}), metrics })
  whole.route('/', strict)
  const response = await whole.request('/name', { method: 'POST', body: '{"name":"","colour":1}' })
  expect(await response.json()).toMatchObject({
    detail: "body.name: Give a name.; body.colour: This field doesn't exist.",
    errors: [
      { field: 'body.name', message: 'Give a name.', type: 'too_small' },
      { field: 'body.colour', message: "This field doesn't exist.", type: 'unrecognized_keys' },
    ],
  })
})
