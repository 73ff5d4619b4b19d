import { failure } from '../core/errors.ts'
import { defaultTolerance } from '../core/limits.ts'
import type { WebhookEvent } from './webhook-events.ts'

/** Headers as in a `Request`, or as in Node and its frameworks. */
export type WebhookHeaders =
  | Pick<Headers, 'get'>
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** Options of `verifyWebhook`. */
export interface WebhookOptions {
  /** Longest difference between the time of the webhook and this machine's clock, either way, in seconds; 300 by default. */
  tolerance?: number
  /** The clock, in milliseconds since 1970. */
  now?: () => number
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Decodes base64; undefined when it is not. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

const hmac = { name: 'HMAC', hash: 'SHA-256' }

/** Imports a secret: base64 after `whsec_`. Throws `TypeError` for another text, without quoting it. */
async function keyOf(secret: string, use: 'sign' | 'verify') {
  if (typeof secret !== 'string') throw new TypeError('The secret of the webhook is missing.')
  const bytes = fromBase64(secret.trim().replace(/^whsec_/, ''))
  if (!bytes?.length) throw new TypeError('The secret of a webhook is whsec_ and base64.')
  return crypto.subtle.importKey('raw', bytes, hmac, false, [use])
}

/** What is signed: ID, time and the bytes of the body, joined by dots. */
function signedBytes(id: string, timestamp: string, body: string | ArrayBuffer | Uint8Array) {
  const head = bytesOf(`${id}.${timestamp}.`)
  const rest = typeof body === 'string' ? bytesOf(body) : new Uint8Array(body)
  const all = new Uint8Array(head.length + rest.length)
  all.set(head)
  all.set(rest, head.length)
  return all
}

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const value =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([own]) => own.toLowerCase() === name)?.[1]
  return [value ?? []].flat().join(' ')
}

/**
 * Verifies a webhook and returns its event. `body` is the raw body, before any parsing. With several secrets, one of them must match, for
 * example while a secret is rotated. Follows the Standard Webhooks specification; signatures are compared in constant time. Throws
 * `WebhookError` for an invalid webhook, `TypeError` for a body that was already parsed and for an invalid secret.
 * @example
 * ```ts
 * const event = await verifyWebhook(
 *   await request.text(),
 *   request.headers,
 *   process.env.WEBHOOK_SECRET,
 * )
 * if (event.type === 'balance.low') console.log(event.data.balance)
 * ```
 * @see {@link https://search-foundation.example/docs/webhooks}
 */
export async function verifyWebhook(
  body: string | ArrayBuffer | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { tolerance = defaultTolerance, now = Date.now }: WebhookOptions = {},
): Promise<WebhookEvent> {
  if (typeof body !== 'string' && !ArrayBuffer.isView(body) && !(body instanceof ArrayBuffer))
    throw new TypeError(
      'The body of the webhook is parsed already. Pass the raw body, such as that of express.raw() or request.text().',
    )
  const keys = await Promise.all([secret].flat().map((each) => keyOf(each, 'verify')))
  const read = (name: 'id' | 'timestamp' | 'signature') => {
    const value = headerOf(headers, `webhook-${name}`)
    if (value === '')
      throw failure('WebhookError', `The header webhook-${name} is missing`, { code: 'missing_header' })
    return value
  }
  const [id, timestamp, signature] = [read('id'), read('timestamp'), read('signature')]
  const age = /^\d+$/.test(timestamp) ? now() / 1000 - Number(timestamp) : NaN
  if (!(Math.abs(age) <= tolerance))
    throw failure('WebhookError', 'The time of the webhook is outside of the tolerance', {
      code: age > 0 ? 'too_old' : age < 0 ? 'too_new' : 'invalid_timestamp',
    })
  const signed = signedBytes(id, timestamp, body)
  // Every signature is compared with every secret, so that the time does not tell which one fits.
  const signatures = signature
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') ? (fromBase64(each.slice(3)) ?? []) : []))
  const results = await Promise.all(
    keys.flatMap((key) => signatures.map((each) => crypto.subtle.verify(hmac, key, each, signed))),
  )
  if (!results.includes(true))
    throw failure('WebhookError', 'No signature of the webhook is valid', { code: 'invalid_signature' })
  try {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
    return { ...JSON.parse(text), id } as WebhookEvent
  } catch (cause) {
    throw failure('WebhookError', 'The body of the webhook is not JSON', { code: 'invalid_body' }, { cause })
  }
}

/** Returns the headers of a signed webhook, for testing an endpoint. Throws `TypeError` for an invalid secret. */
export async function signWebhook(
  body: string | ArrayBuffer | Uint8Array,
  secret: string,
  {
    id,
    now = Date.now,
  }: {
    /** ID of the event. */
    id: string
    /** The clock, in milliseconds since 1970. */
    now?: () => number
  },
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(now() / 1000))
  const key = await keyOf(secret, 'sign')
  const signature = await crypto.subtle.sign(hmac, key, signedBytes(id, timestamp, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
  }
}
