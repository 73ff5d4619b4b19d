import { request as openRequest } from 'node:http'
import { json } from 'node:stream/consumers'

/** A call as it is sent to the platform. */
export interface SentCall {
  method: string
  url: string
  token?: string | null | undefined
  headers?: Readonly<Record<string, string>> | undefined
  type?: string | undefined
  /** JSON, the fields of a form, or text. A field that begins with `@` is a file of that name. */
  body?: unknown
}

const file = (name: string) => new File(['a few words\n'], name, { type: 'text/plain' })

function encoded(type: string | undefined, body: unknown): BodyInit | null {
  if (body === undefined) return null
  if (typeof body === 'string') return body
  if (type === undefined || type === 'application/json') return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string>))
    form.set(name, value.startsWith('@') ? file(value.slice(1)) : value)
  return type === 'multipart/form-data' ? form : new URLSearchParams([...form] as [string, string][])
}

const headersOf = ({ token, headers = {} }: SentCall): Record<string, string> => ({
  accept: 'application/json',
  ...(token != null && { authorization: `Bearer ${token}` }),
  ...headers,
})

/** Returns a call as a request. The type of a form is set with its body, as it names what separates its fields. */
export function requestOf(call: SentCall): Request {
  const { method, url, type, body } = call
  const headers = new Headers(headersOf(call))
  if (typeof body === 'object' && !/form/.test(type ?? '')) headers.set('content-type', 'application/json')
  else if (typeof body === 'string' && type !== undefined && !headers.has('content-type'))
    headers.set('content-type', type)
  return new Request(url, { method, headers, body: encoded(type, body) })
}

/** More than any call accepts. */
const statedBytes = 1_000_000_000

/** Begins a call with a body that is too large, of which nothing is sent, and returns the response: the platform refuses it by its length. */
export function sendTooLarge(call: SentCall): Promise<{ status: number; body: unknown }> {
  const { method, url, type = 'application/json' } = call
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>()
  const boundary = type === 'multipart/form-data' ? '; boundary=part' : ''
  const request = openRequest(url, {
    method,
    headers: { ...headersOf(call), 'content-type': type + boundary, 'content-length': statedBytes },
  })
  request.on('error', reject)
  request.on('response', (response) => {
    json(response)
      .then((body) => resolve({ status: response.statusCode ?? 0, body }))
      .catch(reject)
      .finally(() => request.destroy())
  })
  request.flushHeaders()
  return promise
}
