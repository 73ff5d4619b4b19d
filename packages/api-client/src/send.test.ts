import { describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { AbortedError, ApiError, NetworkError, TimeoutError } from './errors.ts'
import { loopback } from './loopback-server.test-support.ts'
import { send } from './send.ts'

describe('errors', () => {
  test('an error status throws its number and detail, request id and wait', async () => {
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
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: '429: Too many requests.', requestId: 'r1', retryAfter: 7000 })
  })

  test('a list of findings becomes one readable message', async () => {
    const client = await loopback((_, response) => {
      response.writeHead(422, { 'content-type': 'application/json' })
      response.end('{"detail":[{"loc":["body","input"],"msg":"is missing","type":"missing"}]}')
    })
    await expect(send(client, client.hosts.main, { method: 'POST' })).rejects.toThrow(
      '422: body.input: is missing',
    )
  })

  test('an HTML error page is not shown', async () => {
    const client = await loopback(
      (_, response) => {
        response.writeHead(502, 'Bad Gateway', { 'content-type': 'text/html' })
        response.end('<html><h1>secret</h1></html>')
      },
      { maxRetries: 0 },
    )
    await expect(send(client, client.hosts.main, {})).rejects.toThrow(/^502: Bad Gateway$/)
  })

  test('no server is a network error', async () => {
    const client = createClient({ hosts: { main: 'http://127.0.0.1:9' }, maxRetries: 0 })
    await expect(send(client, client.hosts.main, {})).rejects.toBeInstanceOf(NetworkError)
  })

  test('an answer that does not come is a timeout, also when only its body hangs', async () => {
    const client = await loopback(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"half":')
      },
      { timeout: 80, maxRetries: 0 },
    )
    await expect(send(client, client.hosts.main, {})).rejects.toBeInstanceOf(TimeoutError)
  })

  test('the signal of a caller ends the call with its reason', async () => {
    const client = await loopback(() => undefined)
    const controller = new AbortController()
    const pending = send(client, client.hosts.main, { signal: controller.signal })
    controller.abort('left the page')
    await expect(pending).rejects.toMatchObject({ name: 'AbortedError', cause: 'left the page' })
    await expect(send(client, client.hosts.main, { signal: controller.signal })).rejects.toBeInstanceOf(
      AbortedError,
    )
  })
})

describe('retries', () => {
  test('a read is repeated until it succeeds, a write is sent once', async () => {
    let requests = 0
    const onRetry = vi.fn()
    const client = await loopback(
      (_, response) => {
        requests++
        response.writeHead(requests < 3 ? 503 : 200, {
          'content-type': 'application/json',
          'retry-after': '0',
        })
        response.end('{"ok":true}')
      },
      { hooks: { onRetry } },
    )
    await expect(send(client, client.hosts.main, {})).resolves.toEqual({ ok: true })
    expect(requests).toBe(3)
    expect(onRetry).toHaveBeenCalledTimes(2)
    requests = 0
    await expect(send(client, client.hosts.main, { method: 'POST' })).rejects.toThrow('503')
    expect(requests).toBe(1)
  })

  test('a refusal is not repeated', async () => {
    let requests = 0
    const client = await loopback((_, response) => {
      requests++
      response.writeHead(404).end()
    })
    await expect(send(client, client.hosts.main, {})).rejects.toThrow('404: Not Found')
    expect(requests).toBe(1)
  })
})

describe('tokens', () => {
  test('the key or the identity token goes along only where it belongs', async () => {
    const seen: (string | undefined)[] = []
    const client = await loopback(
      (request, response) => {
        seen.push(request.headers.authorization)
        response.end('{}')
      },
      { apiKey: 'key-1', identityToken: () => Promise.resolve('identity-1') },
    )
    await send(client, client.hosts.main, {})
    await send(client, client.hosts.main, { auth: 'key' })
    await send(client, client.hosts.main, { auth: 'key', apiKey: 'key-2' })
    await send(client, client.hosts.main, { auth: 'identity' })
    expect(seen).toEqual([undefined, 'Bearer key-1', 'Bearer key-2', 'Bearer identity-1'])
  })

  test('hooks see no query, so no key', async () => {
    const urls: string[] = []
    const client = await loopback((_, response) => void response.end('{}'), {
      hooks: { onRequest: ({ url }) => urls.push(url) },
    })
    await send(client, `${client.hosts.main}/info`, { query: { api_key: 'sf_trial_secret' } })
    expect(urls.join()).not.toContain('secret')
  })
})
