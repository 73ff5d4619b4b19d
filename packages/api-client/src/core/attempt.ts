import type { Client } from './client.ts'
import type { Lifetime } from './deadline.ts'
import { networkError } from './errors.ts'
import type { Emit } from './events.ts'
import { mergeHeaders } from './headers.ts'
import { shortestKey } from './limits.ts'
import type { AttemptRequest } from './middleware.ts'
import type { Outgoing, Token } from './outgoing.ts'
import { randomId } from './random-id.ts'
import type { Received } from './received.ts'

/** Of the package; replaced by the build. */
declare const sdkVersion: string | undefined

/** Where a program may name itself: a browser would ask the service for permission first. */
const userAgent = () =>
  globalThis.process?.versions?.node === undefined
    ? undefined
    : `search-foundation-js/${typeof sdkVersion === 'string' ? sdkVersion : 'source'}`

/** Prepares what all attempts of a call send, and returns a function that sends one of them and returns its response. */
export function prepare(client: Client, url: string, outgoing: Outgoing, emit: Emit) {
  const { method = 'GET', body, idempotencyKey } = outgoing
  const key = idempotencyKey === true ? randomId() : idempotencyKey
  const { fetchOptions } = client

  const transport = ({ url: address, init }: AttemptRequest) =>
    (client.fetch ?? fetch)(address, init).catch((cause: unknown) => {
      // A mistake of the caller, such as a header that is not valid, throws its TypeError here again.
      void new Request(address, init)
      throw networkError(cause)
    })
  const through = (client.middleware ?? []).reduceRight<typeof transport>(
    (next, middleware) => (request) => Promise.resolve(middleware(request, next)),
    transport,
  )

  return async (lifetime: Lifetime, token: Token, attempt: number): Promise<Received> => {
    emit({ type: 'request' })
    lifetime.phase = 'headers'
    const headers = mergeHeaders(
      {
        'user-agent': userAgent(),
        'content-type': typeof body === 'string' ? 'application/json' : undefined,
        'idempotency-key': (method !== 'GET' && key) || undefined,
        authorization: token ? `Bearer ${token}` : undefined,
        ...outgoing.ownHeaders,
      },
      client.headers(),
      fetchOptions?.headers,
      outgoing.headers,
      outgoing.fetchOptions?.headers,
      outgoing.fixedHeaders,
    )
    const init = {
      // What a call contains is only for the host that was configured.
      redirect: 'manual',
      ...fetchOptions,
      ...outgoing.fetchOptions,
      method,
      headers,
      body,
      signal: lifetime.signal,
    } as AttemptRequest['init']
    const response = await through({ url, init, call: { ...emit.call, attempt } })
    lifetime.phase = 'body'
    const requestId = response.headers.get('x-request-id')
    emit({ type: 'response', status: response.status, requestId })
    const redact = (text: string) =>
      [outgoing.secret, token].reduce<string>(
        (rest, secret) => (secret && secret.length >= shortestKey ? rest.replaceAll(secret, '…') : rest),
        text,
      )
    return { response, lifetime, redact }
  }
}
