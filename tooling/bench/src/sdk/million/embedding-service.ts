import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createCharges, type ChargeFigures } from './charges.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { dimensions, numberOf, vectorBytes } from './texts.ts'

/** How the service behaves. */
export interface ServiceSettings {
  /** Texts that exist. */
  texts: number
  /** Requests per minute of the limiter's clock. */
  requestsPerMinute: number
  /** How much faster than time the limiter's clock is. */
  scale: number
}

/** Longest body that is accepted, in bytes: a batch with a whole stretch of long texts is longer. */
const maxBodyBytes = 40_000

/** What the service has done. */
export interface ServiceFigures extends ChargeFigures {
  requests: number
  /** 429: over the rate limit, or because of another user of the same limit. */
  limited: number
  /** 413 */
  tooLarge: number
  /** 503 */
  unavailable: number
  /** Connections that were closed before the charge, after it, and within the response. */
  dropped: number
  /** Highest memory of the process, in bytes. */
  memory: number
}

/** Of a hundred keys, as many meet each fault; the rest meet none. The first request of a key meets it, and one key in a hundred a second 503. */
const faults = ['503', '503 twice', '429', 'drop before', 'drop after', 'drop within'] as const

/** Returns a number that looks random, always the same for a key (FNV-1a). */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < key.length; index++)
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193) >>> 0
  return value
}

/** Returns the body of a response, by joining text: this takes a third of the time of `JSON.stringify`. */
function bodyOf(texts: readonly string[]): string {
  const vectors = new Float32Array(texts.length * dimensions)
  texts.forEach((text, index) => vectors.fill(numberOf(text), index * dimensions, (index + 1) * dimensions))
  const bytes = Buffer.from(vectors.buffer)
  const data = texts.map((_, index) => {
    const embedding = bytes.toString('base64', index * vectorBytes, (index + 1) * vectorBytes)
    return `{"object":"embedding","index":${index},"embedding":"${embedding}"}`
  })
  return `{"object":"list","model":"jina-embeddings-v3","usage":{"total_tokens":${texts.length}},"data":[${data.join()}]}`
}

/** Creates the service: a function that responds to a request, and its figures. */
function createService({ texts, requestsPerMinute, scale }: ServiceSettings) {
  const limiter = createRateLimiter(requestsPerMinute, scale)
  const charges = createCharges(texts)
  const counts = { requests: 0, limited: 0, tooLarge: 0, unavailable: 0, dropped: 0 }
  const attempts = new Map<string, number>()

  const refuse = (response: ServerResponse, status: number, more: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...limiter.headers(), ...more })
      .end(`{"detail":"${status}"}`)

  const drop = (response: ServerResponse) => {
    counts.dropped++
    response.destroy()
  }

  const respond = (key: string, body: string, response: ServerResponse) => {
    counts.requests++
    if (body.length > maxBodyBytes) {
      counts.tooLarge++
      return refuse(response, 413)
    }
    const limit = () => {
      counts.limited++
      return refuse(response, 429, { 'retry-after-ms': String(limiter.resetMs()) })
    }
    if (!limiter.take()) return limit()
    const attempt = attempts.get(key) ?? 0
    attempts.set(key, attempt + 1)
    const fault = faults[hash(key) % 100]
    const isFirst = attempt === 0
    if (isFirst && fault === '429') return limit()
    if ((isFirst && fault === '503') || (attempt < 2 && fault === '503 twice')) {
      counts.unavailable++
      return refuse(response, 503)
    }
    if (isFirst && fault === 'drop before') return drop(response)
    const { input } = JSON.parse(body) as { input: string[] }
    if (!charges.charge(key, input)) return refuse(response, 422)
    if (isFirst && fault === 'drop after') return drop(response)
    const text = bodyOf(input)
    const headers = { 'content-type': 'application/json', 'content-length': String(text.length) }
    response.writeHead(200, { ...headers, ...limiter.headers() })
    if (isFirst && fault === 'drop within')
      return response.write(text.slice(0, text.length / 2), () => drop(response))
    return response.end(text)
  }

  const figures = (): ServiceFigures => ({
    ...counts,
    ...charges.figures(),
    memory: process.resourceUsage().maxRSS * 1024,
  })
  return { respond, figures }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/*
 * `embedding-service.ts <settings as JSON>`, forked by `simulate.ts`: a service for embeddings on loopback. Sends its address when it is ready, and its
 * figures after any message. It computes a response again instead of storing it.
 */
const { respond, figures } = createService(JSON.parse(process.argv[2] ?? '') as ServiceSettings)
const server = createServer((request, response) => {
  textOf(request).then(
    (body) => respond(String(request.headers['idempotency-key']), body, response),
    // A client that was killed while it sent.
    () => response.destroy(),
  )
})
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
process.on('message', () => process.send?.(figures()))
process.on('disconnect', () => process.exit())
