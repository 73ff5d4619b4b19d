import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'

import type { ApiError } from '../core/errors.ts'
import { loopback } from '../core/loopback-server.test-support.ts'
import { streamTo } from '../stream/stream-to.test-support.ts'
import { deepSearch } from './deep-search.ts'

const messages = [{ role: 'user', content: 'What is late chunking?' }] as const
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

test.each([
  ['[DONE]', 'data: [DONE]\n\n'],
  ['finish_reason', ''],
])('E12 a deep-search stream ends with %s', async (_, ending) => {
  const client = await loopback((incoming, response) => {
    streamTo(response).write(chunk({ type: 'think', content: '<think>' }))
    response.write(chunk({ type: 'think', content: '</think>' }, 'thinking_end'))
    response.end(chunk({ type: 'text', content: 'An answer.' }, ending === '' ? 'stop' : null) + ending)
    incoming.resume()
  })
  const contents = []
  for await (const { choices } of await deepSearch(client, { messages, stream: true }))
    contents.push(choices[0]?.delta.content)
  expect(contents).toEqual(['<think>', '</think>', 'An answer.'])
})

test('E12 a deep-search stream that ends before its last chunk was cut', async () => {
  const client = await loopback((_, response) => {
    streamTo(response).end(chunk({ type: 'think', content: 'half' }))
  })
  const answer = await deepSearch(client, { messages, stream: true })
  await answer.next()
  await expect(answer.next()).rejects.toMatchObject({ name: 'StreamCutError', events: 1 })
})

test('E12 a failure reported in a response of status 200 is an error', async () => {
  const client = await loopback((incoming, response) => {
    let text = ''
    incoming.on('data', (part) => (text += String(part)))
    incoming.on('end', () => {
      if (text.includes('"stream":true')) {
        streamTo(response).write(chunk({ type: 'think', content: '</think>' }, 'error'))
        response.end(chunk({ type: 'error', content: 'The search broke.' }, 'error'))
      } else {
        const message = { role: 'assistant', type: 'error', content: 'The search broke.' }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'error' }] }))
      }
    })
  })
  const error = { name: 'ApiError', code: 'stream_error', detail: 'The search broke.' }
  await expect(deepSearch(client, { messages })).rejects.toMatchObject(error)
  const answer = await deepSearch(client, { messages, stream: true })
  await answer.next()
  await expect(answer.next()).rejects.toMatchObject(error)
})

test('E2 a chunk without a choice fails the stream and is not quoted', async () => {
  const chunkWithKey = { error: { key: 'sf_live_TOPSECRET' } }
  const client = await loopback((_, response) => {
    streamTo(response).end(`data: ${JSON.stringify(chunkWithKey)}\n\n`)
  })
  const chunks = await deepSearch(client, { messages, stream: true })
  const error = (await chunks.next().catch((reason: unknown) => reason)) as ApiError
  expect(error).toMatchObject({ code: 'stream_error', message: '200: The search failed.' })
  expect(inspect(error)).not.toContain('TOPSECRET')
  expect(error.body).toMatchObject({ chunk: chunkWithKey })
})

test('E12 a chunk without choices, which has the usage, does not end a deep search', async () => {
  const client = await loopback((_, response) => {
    streamTo(response).write(chunk({ type: 'text', content: 'An answer.' }))
    response.end('data: {"choices":[],"usage":{"total_tokens":3}}\n\ndata: [DONE]\n\n')
  })
  const usages = []
  for await (const { usage } of await deepSearch(client, { messages, stream: true }))
    usages.push(usage?.total_tokens)
  expect(usages).toEqual([undefined, 3])
})

test('E12 a whole response instead of a stream is an error that says so', async () => {
  const client = await loopback((_, response) =>
    response.end('{"choices":[{"index":0,"message":{"content":"a"},"finish_reason":"stop"}]}'),
  )
  await expect(deepSearch(client, { messages, stream: true })).rejects.toMatchObject({
    code: 'invalid_response',
  })
})

test('E9 leaving a deep search before its first chunk closes the connection', async () => {
  const closed = vi.fn()
  const client = await loopback((incoming, response) => {
    incoming.socket.on('close', closed)
    streamTo(response).write(': open\n')
  })
  const chunks = await deepSearch(client, { messages, stream: true })
  await chunks.return()
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 10_000)
})

test('E9 a deep search closes its connection after its last chunk, also when the service keeps it open', async () => {
  const closed = vi.fn()
  const client = await loopback((incoming, response) => {
    incoming.socket.on('close', closed)
    streamTo(response).write(`${chunk({ type: 'text', content: 'An answer.' })}data: [DONE]\n\n`)
  })
  const contents = []
  for await (const { choices } of await deepSearch(client, { messages, stream: true }))
    contents.push(choices[0]?.delta.content)
  expect(contents).toEqual(['An answer.'])
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 10_000)
})
