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

test.each([
  ['deep search', 'deep search as a stream'],
  ['a results page', 'results page as a stream'],
] as const)(
  'a stream of %s that uses more than the balance takes what is left, and the rest is a debt',
  async (_, name) => {
    const usage = event({ usage: { total_tokens: used.before + 5000 } })
    used.service.answers((response) => {
      response.writeHead(200, eventHead)
      response.end(usage)
    })
    const answer = await calls[name]()
    expect(await answer.text()).toContain('usage')
    await eventually(charged, (tokens) => tokens === used.before)
    const debts = await used.platform.database.query(
      `select tokens, account_id from debts order by created_at desc limit 1`,
    )
    expect(debts).toEqual([{ tokens: 5000, account_id: 'system:consumed' }])
    const calledBefore = used.service.received.length
    expect((await calls[name]()).status).toBe(402)
    expect(used.service.received).toHaveLength(calledBefore)
  },
)

test('of twenty streams under one idempotency key at once, one reaches the service and is charged', async () => {
  used.service.answers((response) => {
    response.writeHead(200, eventHead)
    response.end(event({ usage: { total_tokens: 500 } }))
  })
  const calledBefore = used.service.received.length
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`${used.platform.url}/v1/chat/completions`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${used.key}`,
          'content-type': 'application/json',
          'idempotency-key': 'one',
        },
        body: JSON.stringify({ messages, stream: true }),
      }),
    ),
  )
  await Promise.all(responses.map((response) => response.text()))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ])
  expect(used.service.received).toHaveLength(calledBefore + 1)
  expect(await eventually(charged, (tokens) => tokens > 0)).toBe(500)
})

test('streams at once hold the balance: no more reach the service than it covers, and a failure frees its part', async () => {
  const search = (share: number) =>
    used.platform.post(
      '/v1/chat/completions',
      { messages, stream: true, budget_tokens: Math.floor(used.before / share) },
      used.key,
    )
  const endings: (() => void)[] = []
  used.service.answers((response) => {
    response.writeHead(200, eventHead)
    response.write(event({ usage: { total_tokens: 5 } }))
    endings.push(() => response.end())
  })
  const running = [await search(2), await search(2)]
  expect((await search(2)).status).toBe(402)
  expect((await calls.embeddings()).status).toBe(402)
  expect(endings).toHaveLength(2)
  for (const end of endings) end()
  await Promise.all(running.map((response) => response.text()))
  expect(await eventually(charged, (tokens) => tokens === 10)).toBe(10)

  used.service.answers((response) => response.writeHead(500).end())
  expect((await search(1)).status).toBe(502)
  used.service.answers((response) => {
    response.writeHead(200, eventHead)
    response.end(event({ usage: { total_tokens: 5 } }))
  })
  expect((await search(1)).status).toBe(200)
})

test('a retry of a call that failed does not reach the service without tokens', async () => {
  used.service.answers((response) => response.writeHead(500).end())
  const call = () =>
    fetch(`${used.platform.url}/v1/chat/completions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${used.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body: JSON.stringify({ messages, stream: true }),
    })
  expect((await call()).status).toBe(502)
  await used.platform.database.query(
    `update accounts set balance = 0 where key_id = (select id from api_keys order by created_at desc limit 1)`,
  )
  const calledBefore = used.service.received.length
  expect((await call()).status).toBe(402)
  expect(used.service.received).toHaveLength(calledBefore)
})

test('a key without tokens does not reach the service, neither for a stream nor for a whole response', async () => {
  const empty = await fetch(`${used.platform.url}/empty`, {
    method: 'POST',
    body: new URLSearchParams({ 'cf-turnstile-response': await used.platform.botCheck() }),
  })
  ;({ api_key: used.key } = (await empty.json()) as { api_key: string })
  const calledBefore = used.service.received.length
  for (const call of [calls['deep search as a stream'], calls['deep search'], calls.reader, calls.search])
    expect((await call()).status).toBe(402)
  expect(used.service.received).toHaveLength(calledBefore)
})
