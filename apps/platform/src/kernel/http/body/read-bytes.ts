import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'

import { ApiFailure } from '../api-failure.ts'
import { clientAddress } from '../client-address.ts'
import type { BodyAllowance } from '../request-variables.ts'
import { bodyLimits, openBodyLimits } from './body-limits.ts'
import { largeBody, turnOfLargeBody } from './large-body-turns.ts'
import { countOpenBodies, type GiveBack } from './open-bodies.ts'

/** Marks a text as UTF-8. */
const byteOrderMark = 0xef_bb_bf

/** The bodies of this process. */
const openBodies = countOpenBodies(openBodyLimits)

/** Lets the body of a request be as large as a caller may send it. `who` is the key or user, by whom open bodies are counted. */
export function allowBody(context: Context, bytes: number, who: string): void {
  context.set('body', { ...allowanceOf(context), bytes, who } satisfies BodyAllowance)
}

/** What the caller of a request may send: with a verified key or token more than without. */
export const allowanceOf = (context: Context): BodyAllowance =>
  (context.get('body') as BodyAllowance | undefined) ?? { bytes: bodyLimits.anonymous }

const tooLarge = (most: number) =>
  new ApiFailure(413, `The request body is too large: at most ${most} bytes are read.`)

/** Reads a body of unknown length up to a number of bytes. Throws `ApiFailure` 413 for a longer one. */
async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > most) throw tooLarge(most)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** The length that a request states for its body; `NaN` without one. */
function statedLength({ req }: Context): number {
  const stated = req.header('content-length')
  return req.header('transfer-encoding') === undefined && stated !== undefined ? Number(stated) : NaN
}

/** Takes room for a body, which is given back with the response, or before, as far as less was read. */
async function takeRoom(context: Context, bytes: number): Promise<GiveBack> {
  const { who } = allowanceOf(context)
  const giveBack = await openBodies.take(who ?? clientAddress(context), bytes)
  context.set('body', { ...allowanceOf(context), giveBack })
  return giveBack
}

async function readOnce(context: Context, most: number): Promise<ArrayBuffer> {
  const { raw } = context.req
  const length = statedLength(context)
  if (length > most) throw tooLarge(most)
  // Asking the request for its stream has the library make one, which costs more than reading a body of stated length.
  if (length === 0 || (Number.isNaN(length) && raw.body === null)) return new ArrayBuffer(0)
  const giveBack = await takeRoom(context, Number.isNaN(length) ? most : length)
  const bytes =
    Number.isNaN(length) && raw.body !== null
      ? (await readUpTo(raw.body, most)).buffer
      : await raw.arrayBuffer()
  giveBack(bytes.byteLength)
  return bytes
}

/** The text of bytes in UTF-8, without the mark that some programs begin it with. A long one stays outside of the heap. */
const textOf = (bytes: Buffer): string =>
  bytes.toString('utf8', bytes.readUIntBE(0, 3) === byteOrderMark ? 3 : 0)

/** Reads a body of stated length as a text. Each part is looked at as it arrives; when `look` throws, the rest is dropped as it arrives, behind the response. */
async function readParts(
  context: Context,
  incoming: IncomingMessage,
  look: (part: Uint8Array) => void,
): Promise<string> {
  const most = allowanceOf(context).bytes
  const length = statedLength(context)
  if (length > most) throw tooLarge(most)
  await takeRoom(context, length)
  const bytes = Buffer.allocUnsafeSlow(length)
  let read = 0
  for await (const part of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    look(part)
    read += part.copy(bytes, read)
  }
  if (read > largeBody) await turnOfLargeBody()
  return textOf(bytes.subarray(0, read))
}

/** The body of a request in the forms in which the library looks for it: promises, which its types do not say. */
interface BodyCache {
  arrayBuffer?: Promise<ArrayBuffer>
  text?: Promise<string>
}

const cacheOf = (context: Context) => context.req.bodyCache as unknown as BodyCache

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

/**
 * Reads the body of a request, once, as far as its caller may send one and at most `most` bytes. Waits while too many others are open.
 * Throws `ApiFailure` 413 for a larger one, of which nothing is read when its length is stated, and 503 when the wait is too long.
 */
export async function readBytes(context: Context, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const allowed = Math.min(most, allowanceOf(context).bytes)
  const cache = cacheOf(context)
  cache.arrayBuffer ??= cache.text?.then(bytesOf) ?? readOnce(context, allowed)
  const bytes = new Uint8Array(await cache.arrayBuffer)
  if (bytes.length > allowed) throw tooLarge(allowed)
  return bytes
}

/**
 * Reads the body of a request as a text in UTF-8, once, in place of its bytes: a large one is in memory once. `look` is given a body of more than `from` bytes,
 * part by part where it can be, and may throw. Throws as `readBytes` does.
 */
export async function readText(
  context: Context,
  { from, look }: { from: number; look: (part: Uint8Array) => void },
): Promise<string> {
  const cache = cacheOf(context)
  // A call of the app itself came over no connection.
  const incoming = context.env?.incoming as IncomingMessage | undefined
  const isUnread = cache.text === undefined && cache.arrayBuffer === undefined
  if (isUnread && incoming !== undefined && statedLength(context) > from) {
    cache.text = readParts(context, incoming, look)
    return cache.text
  }
  if (cache.text === undefined) {
    const text = new TextDecoder().decode(await readBytes(context))
    cache.text = Promise.resolve(text)
    delete cache.arrayBuffer
  }
  const text = await cache.text
  if (text.length > from) look(Buffer.from(text))
  return text
}

/** Returns the body of a request as far as its handler has read it; no bytes for one that was not read. */
export async function bodyThatWasRead(context: Context): Promise<Uint8Array> {
  const { text, arrayBuffer } = cacheOf(context)
  try {
    if (text !== undefined) return new TextEncoder().encode(await text)
    return new Uint8Array((await arrayBuffer) ?? new ArrayBuffer(0))
  } catch {
    // It was refused, and the caller has got the reason.
    return new Uint8Array()
  }
}

/** Gives the room of the body of a request back when its response is made. */
export const closeBodies: MiddlewareHandler = async (context, next) => {
  try {
    await next()
  } finally {
    allowanceOf(context).giveBack?.()
  }
}
