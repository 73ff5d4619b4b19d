import type { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { call } from './callable.ts'
import { createClient } from './client.ts'
import { ApiError } from './errors.ts'
import { byIdentity } from './identity.ts'
import { loopback } from './loopback-server.test-support.ts'
import { byKey, send } from './request.ts'
import { createEmptyKey, createTrialKey, getKeyInfo } from './resources/keys.ts'
import { listModels } from './resources/models.ts'
import { read } from './resources/reader.ts'

describe('errors', () => {
  test('an error status throws its status and detail, request id and wait', async () => {
    const client = await loopback(
      (_, response) => {
        response.writeHead(429, {
          'content-type': 'application/json',
          'x-request-id': 'r1',
          'retry-after': '7',
        })
        response.end('{"detail":"Too many requests."}')
      },
      { maxRetries: 0 },
    )
    const error = await send(client, client.hosts.main, {}).catch((reason: unknown) => reason)
    expect(error instanceof ApiError).toBe(true)
    expect(error).toMatchObject({ message: '429: Too many requests.', requestId: 'r1', retryAfterMs: 7000 })
  })

  test('a refused connection is a network error', async () => {
    const client = createClient({ hosts: { main: 'http://127.0.0.1:9' }, maxRetries: 0 })
    await expect(send(client, client.hosts.main, {})).rejects.toMatchObject({ name: 'NetworkError' })
  })

  test('a response whose body hangs times out', async () => {
    const client = await loopback(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"half":')
      },
      { timeout: 80, maxRetries: 0 },
    )
    await expect(send(client, client.hosts.main, {})).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test("the caller's signal aborts the call with its reason", async () => {
    const client = await loopback(() => undefined)
    const controller = new AbortController()
    const pending = send(client, client.hosts.main, { signal: controller.signal })
    controller.abort('left the page')
    await expect(pending).rejects.toMatchObject({ name: 'AbortedError', cause: 'left the page' })
    await expect(send(client, client.hosts.main, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortedError',
    })
  })
})

describe('retries', () => {
  test('E6 a read is retried until it succeeds, a write is sent once', async () => {
    let requests = 0
    const onEvent = vi.fn()
    const client = await loopback(
      (_, response) => {
        requests++
        response.writeHead(requests < 3 ? 503 : 200, { 'retry-after': '0' }).end('{"ok":true}')
      },
      { onEvent },
    )
    await expect(send(client, client.hosts.main, {})).resolves.toEqual({ ok: true })
    expect(requests).toBe(3)
    expect(onEvent.mock.calls.filter(([{ type }]) => type === 'retry')).toHaveLength(2)
    requests = 0
    await expect(send(client, client.hosts.main, { method: 'POST' })).rejects.toThrow('503')
    expect(requests).toBe(1)
  })

  test('E6 a write with an idempotency key is retried with the same key', async () => {
    const keys: unknown[] = []
    const client = await loopback((request, response) => {
      keys.push(request.headers['idempotency-key'])
      response.writeHead(keys.length % 2 === 0 ? 200 : 503, { 'retry-after': '0' }).end('{}')
    })
    const write = { method: 'POST', idempotencyKey: true } as const
    await send(client, client.hosts.main, write)
    await send(client, client.hosts.main, write)
    await send(client, client.hosts.main, { method: 'POST', idempotencyKey: 'mine' })
    expect(keys[0]).toMatch(/^\d+(-\d+){3}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(keys.slice(4)).toEqual(['mine', 'mine'])
  })

  test('E6 a lost connection is retried like an error status', async () => {
    let requests = 0
    const client = await loopback((request, response) => {
      requests++
      if (requests === 1) request.socket.destroy()
      else response.end('{}')
    })
    await expect(send(client, client.hosts.main, {})).resolves.toEqual({})
    expect(requests).toBe(2)
  })

  test('E6 a client error is not retried', async () => {
    let requests = 0
    const client = await loopback((_, response) => {
      requests++
      response.writeHead(404).end()
    })
    await expect(send(client, client.hosts.main, {})).rejects.toThrow('404: Not Found')
    expect(requests).toBe(1)
  })

  test('E7 a wait beyond the deadline fails at once', async () => {
    const client = await loopback((_, response) => response.writeHead(429, { 'retry-after': '20' }).end())
    await expect(send(client, client.hosts.main, { deadline: 5000 })).rejects.toMatchObject({
      name: 'ApiError',
      retryAfterMs: 20_000,
    })
  })

  test('E6 a call with a bot-check response is never retried, nor is a trial key above the limit', async () => {
    let requests = 0
    const client = await loopback((request, response) => {
      requests++
      response.writeHead(request.url === '/trial' ? 429 : 503, { 'retry-after': '0' }).end()
    })
    await expect(createTrialKey(client, { botCheck: 'b', idempotencyKey: true })).rejects.toThrow('429')
    await expect(createEmptyKey(client, { botCheck: 'b', idempotencyKey: true })).rejects.toThrow('503')
    expect(requests).toBe(2)
  })

  test('E8 when every call fails, at most 1.2 requests are sent per call', async () => {
    let requests = 0
    const client = createClient({
      fetch: () => {
        requests++
        return Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '0' } }))
      },
    })
    for (let count = 0; count < 200; count++) await send(client, client.hosts.main, {}).catch(() => undefined)
    expect(requests).toBeGreaterThan(200)
    expect(requests).toBeLessThanOrEqual(240)
  })

  test('E8 rate limits with a Retry-After do not use the budget', async () => {
    const asked = new Set<string | undefined>()
    const client = await loopback((request, response) => {
      const isFirst = !asked.has(request.url)
      asked.add(request.url)
      response.writeHead(isFirst ? 429 : 200, { 'retry-after': '0' }).end('{}')
    })
    const calls = Array.from({ length: 50 }, (_, index) => send(client, `${client.hosts.main}/${index}`, {}))
    expect(await Promise.all(calls)).toHaveLength(50)
  })

  test('E8 calls that succeed return the retries that they spent', async () => {
    let requests = 0
    const fetch = () => Promise.resolve(new Response('{}', { status: requests++ % 2 === 0 ? 503 : 200 }))
    const client = createClient({ fetch, retryBudget: 1 })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    for (let count = 0; count < 20; count++) await send(client, client.hosts.main, {})
    expect(requests).toBe(40)
  })

  test.each([
    [0, 1],
    [1, 2],
    [Infinity, 3],
  ])('E8 a budget of %d allows %d requests of a failing call', async (retryBudget, expected) => {
    let requests = 0
    const headers = { 'retry-after': '0' }
    const fetch = () => Promise.resolve(new Response('', { status: (requests++, 503), headers }))
    const client = createClient({ fetch, retryBudget })
    await expect(send(client, client.hosts.main, {})).rejects.toThrow('503')
    expect(requests).toBe(expected)
  })

  test('E8 a read has no header that makes a browser send a preflight request', async () => {
    const seen: string[] = []
    const client = createClient({
      fetch: (_, init) => {
        seen.push(...Object.keys(init?.headers ?? {}))
        return Promise.resolve(new Response('[]'))
      },
    })
    await listModels(client, { idempotencyKey: true, tags: ['embedding', 'multilingual'] })
    await getKeyInfo(client, 'sf_trial_1')
    expect(seen).toEqual([])
  })
})

describe('mistakes of the caller are thrown as they are, and are not retried', () => {
  test.each([
    ['a body of a read', { body: '{}' }],
    ['an idempotency key that no header may contain', { method: 'POST', idempotencyKey: 'ключ' }],
    ['a header that is not valid', { headers: { 'x y': '1' } }],
  ] as const)('%s', async (_, outgoing) => {
    const onEvent = vi.fn()
    const client = await loopback((__, response) => response.end('{}'), { onEvent })
    await expect(send(client, client.hosts.main, outgoing)).rejects.toBeInstanceOf(TypeError)
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['request', 'error'])
  })

  test('an address with a user name', async () => {
    const client = createClient()
    await expect(send(client, 'http://user:password@127.0.0.1:9', {})).rejects.toBeInstanceOf(TypeError)
  })

  test("an error of the caller's own function, whatever its name", async () => {
    let calls = 0
    const client = createClient({
      identityToken: () => {
        calls++
        return Promise.reject(new DOMException('closed', 'NotAllowedError'))
      },
    })
    await expect(send(client, client.hosts.main, { auth: byIdentity })).rejects.toThrow('closed')
    expect(calls).toBe(1)
  })
})

describe('events and responses', () => {
  test('E14 every attempt has its events', async () => {
    const heard: unknown[] = []
    let requests = 0
    const client = await loopback(
      (_, response) =>
        response.writeHead(requests++ === 0 ? 503 : 404, { 'retry-after': '0', 'x-request-id': 'r' }).end(),
      {
        onEvent: (event) => heard.push(event),
      },
    )
    await expect(send(client, client.hosts.main, {})).rejects.toThrow('404')
    const { hosts } = client
    const first = { method: 'GET', url: hosts.main, attempt: 1 }
    const second = { ...first, attempt: 2 }
    const failed = (text: string) => expect.objectContaining({ message: text })
    expect(heard).toMatchObject([
      { ...first, type: 'request' },
      { ...first, type: 'response', status: 503, requestId: 'r' },
      { ...first, type: 'retry', delay: 0, error: failed('503: Service Unavailable') },
      { ...second, type: 'request' },
      { ...second, type: 'response', status: 404, requestId: 'r' },
      { ...second, type: 'error', error: failed('404: Not Found') },
    ])
  })

  test('a call waits for the handler of its events and fails with what that throws', async () => {
    const client = await loopback((_, response) => response.end('{}'), {
      onEvent: async ({ type }) => {
        await Promise.resolve()
        if (type === 'response') throw new Error('the log is full')
      },
    })
    await expect(send(client, client.hosts.main, {})).rejects.toThrow('the log is full')
  })

  test('E15 raw() resolves with the unread response, withResponse() with the result and its response', async () => {
    const client = await loopback((_, response) => response.setHeader('x-request-id', 'r9').end('{"a":1}'))
    const response = await send(client, client.hosts.main, {}).raw()
    expect(response.bodyUsed).toBe(false)
    await expect(response.json()).resolves.toEqual({ a: 1 })
    await expect(send(client, client.hosts.main, {}).withResponse()).resolves.toMatchObject({
      data: { a: 1 },
      requestId: 'r9',
    })
  })

  test('E15 a failure rejects only the promise that was asked for', async () => {
    const client = await loopback((_, response) => response.writeHead(404).end())
    await expect(send(client, client.hosts.main, {}).raw()).rejects.toThrow('404')
    await expect(send(client, client.hosts.main, {}).withResponse()).rejects.toThrow('404')
  })

  test('E15 raw() makes the call resolve with the response, and rejects once the body has been read', async () => {
    const client = await loopback((_, response) => response.end('{"a":1}'))
    const late = send(client, client.hosts.main, {})
    await late
    await expect(late.raw()).rejects.toThrow(TypeError)
    const pending = send(client, client.hosts.main, {})
    const response = await pending.raw()
    expect(await pending).toBe(response)
  })
})

describe('tokens', () => {
  test('a key or identity token is sent only with the calls that need it', async () => {
    const seen: (string | undefined)[] = []
    const client = await loopback(
      (request, response) => {
        seen.push(request.headers.authorization)
        response.end('{}')
      },
      { apiKey: 'key-1', identityToken: () => Promise.resolve('identity-1') },
    )
    await send(client, client.hosts.main, {})
    await send(client, client.hosts.main, { auth: byKey })
    await send(client, client.hosts.main, { auth: byKey, apiKey: 'key-2' })
    await send(client, client.hosts.main, { auth: byIdentity })
    expect(seen).toEqual([undefined, 'Bearer key-1', 'Bearer key-2', 'Bearer identity-1'])
  })

  test('E13 a token is not sent to another host after a redirect', async () => {
    let strangers = 0
    const stranger = await loopback((_, response) => {
      strangers++
      response.end('{}')
    })
    const client = await loopback(
      (_, response) => response.writeHead(307, { location: stranger.hosts.main }).end(),
      { apiKey: 'key-1' },
    )
    await expect(send(client, client.hosts.main, { auth: byKey })).rejects.toThrow('307')
    await expect(getKeyInfo(client, 'key-1')).rejects.toThrow('307')
    await expect(createTrialKey(client, { botCheck: 'b' })).rejects.toThrow('307')
    expect(strangers).toBe(0)
  })

  test('E13 a redirect is not followed, and its target is told without the key', async () => {
    const client = await loopback((_, response) =>
      response.writeHead(308, { location: 'https://other.example/new?api_key=secret' }).end(),
    )
    await expect(getKeyInfo(client, 'secret')).rejects.toThrow(
      '308: Permanent Redirect: https://other.example/new?api_key=…',
    )
    await expect(call(client, 's', 'm', {})).rejects.toMatchObject({ httpStatus: 308 })
  })

  test('E13 a redirect in a browser, which hides its target, is told as one', async () => {
    const opaque = Object.defineProperties(new Response(null), { status: { value: 0 }, ok: { value: false } })
    const client = createClient({ fetch: () => Promise.resolve(opaque), maxRetries: 0 })
    await expect(send(client, client.hosts.main, {})).rejects.toThrow(/^0: Redirect$/)
  })

  test('a redirect is followed when the options of fetch say so', async () => {
    const client = await loopback((incoming, response) => {
      if (incoming.url === '/new') response.end('{"a":1}')
      else response.writeHead(302, { location: '/new' }).end()
    })
    const fetchOptions: RequestInit = { redirect: 'follow' }
    await expect(send(client, client.hosts.main, { fetchOptions })).resolves.toEqual({ a: 1 })
  })

  test('headers of a client and of a call are sent, those of the call take precedence', async () => {
    let seen: unknown
    const client = await loopback(
      (incoming, response) => {
        seen = [incoming.headers['x-team'], incoming.headers['x-trace'], incoming.headers['accept']]
        response.end('{"data":{"content":""}}')
      },
      { headers: { 'x-team': 'a', 'x-trace': '1' } },
    )
    await read(client, { url: 'https://a.example' }, { headers: { 'x-trace': '2' } })
    expect(seen).toEqual(['a', '2', 'application/json'])
  })

  test('a key may come from a function, which is called for every attempt', async () => {
    const seen: unknown[] = []
    const keys = ['key-1', 'key-2']
    const client = await loopback(
      (incoming, response) => {
        seen.push(incoming.headers.authorization)
        response.writeHead(seen.length === 1 ? 503 : 200, { 'retry-after': '0' }).end('{}')
      },
      { apiKey: async () => keys.shift() },
    )
    await send(client, client.hosts.main, { auth: byKey })
    expect(seen).toEqual(['Bearer key-1', 'Bearer key-2'])
  })

  test('the key of the environment is used when no other is given', async () => {
    vi.stubEnv('SEARCH_FOUNDATION_API_KEY', 'from-env')
    onTestFinished(() => void vi.unstubAllEnvs())
    const seen: unknown[] = []
    const client = await loopback((incoming, response) => {
      seen.push(incoming.headers.authorization)
      response.end('{}')
    })
    await send(client, client.hosts.main, { auth: byKey })
    await send(client, client.hosts.main, { auth: byKey, apiKey: 'given' })
    expect(seen).toEqual(['Bearer from-env', 'Bearer given'])
  })

  test.each([
    ['sf_test_1\n', 'Bearer sf_test_1'],
    [' sf_test_1\u200B', 'Bearer sf_test_1'],
    ['sf_test_1\uD800', 'Bearer sf_test_1'],
  ])('what no key contains, such as a copied line end, is not sent: %j', async (apiKey, expected) => {
    let seen: unknown
    const client = await loopback(
      (incoming, response) => {
        seen = incoming.headers.authorization
        response.end('{}')
      },
      { apiKey },
    )
    await send(client, client.hosts.main, { auth: byKey })
    expect(seen).toBe(expected)
  })

  test('E13 a token with characters that an address would encode is refreshed too', async () => {
    const client = await loopback(
      (incoming, response) =>
        response.writeHead(incoming.headers.authorization === 'Bearer new' ? 200 : 401).end('{}'),
      { identityToken: (refresh) => (refresh ? 'new' : 'stale|t') },
    )
    await expect(send(client, client.hosts.main, { auth: byIdentity })).resolves.toEqual({})
  })

  test('E13 a refresh that rejects with nothing fails the call', async () => {
    const client = await loopback((_, response) => response.writeHead(401).end('{}'), {
      identityToken: (refresh) => (refresh ? Promise.reject(undefined) : 'stale'),
    })
    await expect(send(client, client.hosts.main, { auth: byIdentity })).rejects.toBeUndefined()
  })

  test('E13 parallel calls share one refresh, and each is replayed once after a 401', async () => {
    let refreshes = 0
    let token = 'old'
    let requests = 0
    const client = await loopback(
      (request, response) => {
        requests++
        const isNew = request.headers.authorization === 'Bearer new'
        response.writeHead(isNew ? 200 : 401).end(isNew ? '{"result":1}' : '{}')
      },
      {
        identityToken: async (refresh) => {
          if (refresh) {
            refreshes++
            // Every call has been refused by then.
            await vi.waitFor(() => expect(requests).toBe(20))
            token = 'new'
          }
          return token
        },
      },
    )
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(client, 's', 'm', {})))
    expect(answers).toEqual(Array(20).fill(1))
    expect(refreshes).toBe(1)
    expect(requests).toBe(40)
  })

  test('E13 a call whose 401 arrives after the refresh uses its token', async () => {
    let refreshes = 0
    const release: (() => void)[] = []
    const client = await loopback(
      async (incoming, response) => {
        const isRenewed = incoming.headers.authorization === 'Bearer renewed'
        // The second call is refused only when the first one has its result.
        if (!isRenewed && incoming.url?.endsWith('late'))
          await new Promise<void>((resolve) => release.push(resolve))
        response.writeHead(isRenewed ? 200 : 401).end(isRenewed ? '{"result":1}' : '{}')
      },
      { identityToken: (refresh) => (refresh ? (refreshes++, 'renewed') : 'old') },
    )
    const late = call(client, 's', 'late')
    await expect(call(client, 's', 'soon')).resolves.toBe(1)
    await vi.waitFor(() => expect(release).toHaveLength(1))
    release[0]?.()
    await expect(late).resolves.toBe(1)
    expect(refreshes).toBe(1)
  })

  test('E13 a refresh that failed is tried again by the next call', async () => {
    let refreshes = 0
    const client = await loopback(
      (incoming, response) => {
        const isRenewed = incoming.headers.authorization === 'Bearer renewed'
        response.writeHead(isRenewed ? 200 : 401).end(isRenewed ? '{"result":1}' : '{}')
      },
      {
        identityToken: (refresh) => {
          if (!refresh) return 'old'
          return ++refreshes === 1 ? Promise.reject(new Error('offline')) : 'renewed'
        },
      },
    )
    await expect(call(client, 's', 'm')).rejects.toThrow('offline')
    await expect(call(client, 's', 'm')).resolves.toBe(1)
  })

  test('E13 a refresh that hangs is dropped when its caller times out', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let refreshes = 0
    const isFresh = (init: RequestInit | undefined) =>
      new Headers(init?.headers).get('authorization') === 'Bearer fresh'
    const client = createClient({
      timeout: 100,
      fetch: (_, init) =>
        Promise.resolve(isFresh(init) ? new Response('{"result":1}') : new Response('{}', { status: 401 })),
      identityToken: (refresh) => {
        if (!refresh) return Promise.resolve('stale')
        return ++refreshes === 1 ? new Promise(() => undefined) : Promise.resolve('fresh')
      },
    })
    const failed = vi.fn()
    void call(client, 's', 'm', {}).catch(failed)
    await vi.advanceTimersByTimeAsync(100)
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ phase: 'connect' }))
    await expect(call(client, 's', 'm', {})).resolves.toBe(1)
    expect(refreshes).toBe(2)
  })

  test('E13 a token provider that hung once is called again by the next call', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let calls = 0
    const client = createClient({
      timeout: 100,
      fetch: () => Promise.resolve(new Response('{"result":1}')),
      identityToken: () => (++calls === 1 ? new Promise(() => undefined) : Promise.resolve('token')),
    })
    const failed = vi.fn()
    void call(client, 's', 'm', {}).catch(failed)
    await vi.advanceTimersByTimeAsync(100)
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
    await expect(call(client, 's', 'm', {})).resolves.toBe(1)
  })

  test('E13 a replay without a token does not send the earlier one', async () => {
    const seen: (string | undefined)[] = []
    const client = await loopback(
      (request, response) => {
        seen.push(request.headers.authorization)
        response.writeHead(401).end('{}')
      },
      { identityToken: (refresh) => Promise.resolve(refresh ? null : 'earlier') },
    )
    await expect(send(client, client.hosts.main, { auth: byIdentity })).rejects.toThrow('401')
    expect(seen).toEqual(['Bearer earlier', undefined])
  })

  test('a 401 of a call with a key is thrown at once', async () => {
    let requests = 0
    const listener = (_: unknown, response: ServerResponse) => {
      requests++
      response.writeHead(401).end('{"detail":"no"}')
    }
    const client = await loopback(listener, { apiKey: 'key-1' })
    await expect(send(client, client.hosts.main, { auth: byKey })).rejects.toThrow('401: no')
    expect(requests).toBe(1)
  })

  test('E13 a second 401 is thrown', async () => {
    let requests = 0
    const client = await loopback(
      (_, response) => {
        requests++
        response.writeHead(401).end('{"detail":"no"}')
      },
      { identityToken: () => Promise.resolve('t') },
    )
    await expect(send(client, client.hosts.main, { auth: byIdentity })).rejects.toThrow('401: no')
    expect(requests).toBe(2)
  })

  test('E2 events do not contain the query, which may contain a key', async () => {
    const urls: string[] = []
    const client = await loopback((_, response) => void response.end('{}'), {
      onEvent: ({ url }) => urls.push(url),
    })
    await getKeyInfo(client, 'sf_trial_secret')
    expect(urls.join()).not.toContain('secret')
  })
})
