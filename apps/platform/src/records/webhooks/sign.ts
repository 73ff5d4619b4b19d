import { createHmac, randomBytes } from 'node:crypto'

/** Creates a secret: 256 random bits, in the form of the Standard Webhooks specification. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export interface SignedHeaders {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** Returns the headers of a webhook with one signature per secret (Standard Webhooks, version 1: HMAC-SHA256). */
export function signedHeaders(
  id: string,
  body: string,
  { secrets, at }: { secrets: readonly string[]; at: Date },
): SignedHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
