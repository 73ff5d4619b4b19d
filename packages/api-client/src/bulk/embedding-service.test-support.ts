import { createClient, type ClientOptions } from '../core/client.ts'
import type { EmbedInput } from './cut-batches.ts'

interface Sent {
  input: EmbedInput[]
  key: string | null
}

interface Service extends Omit<ClientOptions, 'fetch' | 'headers'> {
  /** Returns a failure, or undefined to respond with vectors. */
  refuse?: (sent: Sent, count: number) => Response | undefined
  headers?: () => Record<string, string>
  bits?: boolean
  paid?: Map<string, string>
}

/** A failed response. */
export const failed = (status: number, detail: unknown = 'no', headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ detail }), { status, headers })

/** A service that embeds a text as its number, keeps responses by idempotency key, and counts what it charged. */
export function embedding({ refuse, headers: own, bits, paid = new Map(), ...options }: Service = {}) {
  const sent: Sent[] = []
  const counts = { charged: 0, inFlight: 0, most: 0 }
  const client = createClient({
    ...options,
    fetch: async (_, init) => {
      const { input } = JSON.parse(init?.body as string) as { input: EmbedInput[] }
      const key = new Headers(init?.headers).get('idempotency-key')
      sent.push({ input, key })
      counts.most = Math.max(counts.most, ++counts.inFlight)
      // Later requests are faster than earlier ones.
      await new Promise((resolve) => setTimeout(resolve, sent.length % 3))
      counts.inFlight--
      init?.signal?.throwIfAborted()
      const refusal = refuse?.({ input, key }, sent.length)
      if (refusal) return refusal
      const kept = paid.get(String(key))
      if (kept !== undefined) return new Response(kept)
      const data = input.map((text, index) => {
        const floats = Float32Array.of(Number(text), 0.5)
        return { index, embedding: bits ? [Number(text), -1] : Buffer.from(floats.buffer).toString('base64') }
      })
      counts.charged += input.length
      const body = JSON.stringify({ data, usage: { total_tokens: input.length } })
      paid.set(String(key), body)
      return new Response(body, { headers: own?.() ?? {} })
    },
  })
  return { client, sent, counts, paid }
}

/** Yields the numbers from 0 as texts. */
export async function* numbers(count: number): AsyncGenerator<string, void, undefined> {
  for (let index = 0; index < count; index++) yield String(index)
}

/** Reads a run to its end and returns the error that ended it. */
export const failureOf = async (run: AsyncIterable<unknown>): Promise<unknown> => {
  try {
    for await (const _ of run);
  } catch (error) {
    return error
  }
}
