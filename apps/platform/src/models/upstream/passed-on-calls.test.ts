import { expect, test } from 'vitest'

import { eventually } from '../../platform.test-support.ts'
import {
  calls,
  charged,
  event,
  eventHead,
  messages,
  used,
  useMisbehavingService,
} from './misbehaving-upstream.test-support.ts'

useMisbehavingService()

test('a stream comes through as it is made, and its last usage is charged', async () => {
  let goOn = () => {}
  used.service.answers((response) => {
    response.writeHead(200, eventHead)
    response.write(event({ choices: [], usage: { total_tokens: 5 } }))
    goOn = () => response.end(`${event({ choices: [], usage: { total_tokens: 321 } })}data: [DONE]\n\n`)
  })
  const answer = await calls['deep search as a stream']()
  expect(answer.headers.get('x-engine')).toBe('upstream')
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toContain('"total_tokens":5')
  goOn()
  let rest = ''
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
    rest += new TextDecoder().decode(part.value)
  expect(rest).toContain('[DONE]')
  expect(await eventually(charged, (tokens) => tokens > 0)).toBe(321)
  expect(used.service.received.at(-1)).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer service-key' },
  })
  expect(JSON.parse(used.service.received.at(-1)?.body ?? '')).toEqual({ messages, stream: true })
})

test('when the client disconnects from a service that falls silent, the call ends, and the usage reported so far is charged', async () => {
  used.service.answers((response) => {
    response.writeHead(200, eventHead)
    response.write(event({ usage: { total_tokens: 77 } }))
  })
  const cut = used.service.cut()
  const answer = await calls['deep search as a stream']()
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(await eventually(charged, (tokens) => tokens > 0)).toBe(77)
  await eventually(
    () => Promise.resolve(used.service.cut()),
    (count) => count > cut,
  )
})

test('a service that sends faster than the client reads has to wait', async () => {
  let sent = 0
  const part = event({ text: 'x'.repeat(64 * 1024) })
  used.service.answers((response) => {
    response.writeHead(200, eventHead)
    const send = () => {
      while (sent < 1500) {
        sent += 1
        if (!response.write(part)) return response.once('drain', send)
      }
      return response.end()
    }
    send()
  })
  const answer = await calls['deep search as a stream']()
  const reader = answer.body?.getReader()
  await reader?.read()
  // The service has stopped sending once the count stays the same.
  let earlier: number
  do {
    earlier = sent
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 100))
  } while (sent > earlier)
  expect(sent).toBeLessThan(1000)
  await reader?.cancel()
})

test.each([
  ['breaks off', (destroy: () => void) => destroy(), 'could not be reached'],
  ['falls silent', () => {}, 'took too long'],
])('a stream that %s says so in its last event', async (_, then, words) => {
  used.service.answers((response) => {
    response.writeHead(200, eventHead)
    response.write(event({ usage: { total_tokens: 9 } }), () => then(() => response.destroy()))
  })
  const text = await (await calls['deep search as a stream']()).text()
  expect(text).toContain('"finish_reason":"error"')
  expect(text).toContain(words)
  expect(await eventually(charged, (tokens) => tokens > 0)).toBe(9)
})

test.each([
  ['application/json', '{"code":200,"data":{},"meta":{"usage":{"tokens":12}}}', 12],
  ['text/plain', 'three small words', 3],
  ['text/event-stream', `event: data\n${event({ usage: { tokens: 4 } })}`, 4],
])('the reader passes pages on as %s, with its options', async (type, body, tokens) => {
  used.service.answers((response) => {
    response.writeHead(200, { 'content-type': type })
    response.end(body)
  })
  const headers = { authorization: `Bearer ${used.key}`, accept: type, 'x-target-selector': 'main' }
  const answer = await fetch(`${used.platform.url}/reader/https://example.org/a?b=c`, { headers })
  expect(answer.headers.get('content-type')).toContain(type)
  expect(await answer.text()).toBe(body)
  expect(used.service.received.at(-1)).toMatchObject({
    method: 'GET',
    path: '/reader/https://example.org/a?b=c',
    headers: { accept: type, 'x-target-selector': 'main', authorization: 'Bearer service-key' },
  })
  expect(await eventually(charged, (taken) => taken > 0)).toBe(tokens)
})

test('search forwards its query in every form, and charges the reported usage', async () => {
  used.service.answers((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-usage-tokens': '10000' })
    response.end('{"code":200,"data":[]}')
  })
  await used.platform.get('/search?q=tea&num=3', used.key)
  expect(used.service.received.at(-1)?.path).toBe('/search?q=tea&num=3')
  await used.platform.get('/search/green%20tea', used.key)
  expect(used.service.received.at(-1)?.path).toBe('/search/green%20tea')
  expect(await charged()).toBe(20_000)
})
