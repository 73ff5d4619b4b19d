import type { Context } from 'hono'

import { log } from '../../kernel/log.ts'

/** Headers that belong to one connection, that fetch sets itself, or that the front has judged. */
const ownHeaders = [
  'origin',
  'host',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'proxy-connection',
]
/** Response headers that are not forwarded: fetch has decoded the body, and the front handles CORS. */
const dropped = [
  ...ownHeaders,
  'content-encoding',
  'vary',
  'access-control-allow-origin',
  'access-control-allow-credentials',
]

/** Longest wait for the emulator, in milliseconds. Its slowest requests take a few hundred. */
const timeoutMilliseconds = 10_000

export const toolkit = '/identitytoolkit.googleapis.com'

/** Returns an error in the format of the identity provider, whose body contains the status. */
export const failure = (context: Context, message: string, status: 400 | 413 | 429 = 400) =>
  context.json(
    { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    status,
  )

/** Requests to the emulator, as the caller or as the project's owner. */
export interface EmulatorClient {
  /** Forwards a request unchanged. Responds with 400 to requests that the emulator fails on, because they are malformed. */
  forward(context: Context): Promise<Response>
  /** Sends a request with the rights of the project's owner and returns the JSON of the response. */
  asOwner<T>(path: string): Promise<T>
  /** Sends a request without rights, as a client does. */
  post(path: string, body: object): Promise<{ ok: boolean; body: Record<string, unknown> }>
}

export function createEmulatorClient(port: number): EmulatorClient {
  const emulator = `http://127.0.0.1:${port}`
  return {
    async forward(context) {
      const { pathname, search } = new URL(context.req.url)
      const headers = new Headers(context.req.raw.headers)
      for (const name of ownHeaders) headers.delete(name)
      const { method } = context.req.raw
      const body = method === 'GET' || method === 'HEAD' ? null : await context.req.arrayBuffer()
      const answer = await fetch(`${emulator}${pathname}${search}`, {
        method,
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      if (answer.status >= 500) {
        log('warn', 'identity emulator failed', {
          path: pathname,
          status: answer.status,
          body: await answer.text(),
        })
        return failure(context, 'INVALID_ARGUMENT : The identity emulator cannot handle this request.')
      }
      const answered = new Headers(answer.headers)
      for (const name of dropped) answered.delete(name)
      return new Response(answer.body, { status: answer.status, headers: answered })
    },
    async asOwner<T>(path: string) {
      const answer = await fetch(`${emulator}${path}`, {
        headers: { authorization: 'Bearer owner' },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      if (!answer.ok) throw new Error(`The identity emulator answered ${answer.status} to ${path}.`)
      return (await answer.json()) as T
    },
    async post(path, body) {
      const answer = await fetch(`${emulator}${toolkit}${path}?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      return { ok: answer.ok, body: (await answer.json()) as Record<string, unknown> }
    },
  }
}
