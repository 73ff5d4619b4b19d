import { ApiError, type Client } from '@search-foundation/api-client'
import { createSessionKey } from '@search-foundation/api-client/account'

import { readOwnKey } from './own-key.ts'

/** A session key works for 15 minutes; it is renewed a minute earlier. */
const renewAfterMilliseconds = 14 * 60 * 1000

interface Held {
  text: Promise<string>
  renewAt: number
}

/** What carries keys: a bearer token and, for two calls, a parameter of the address. */
interface Carrier {
  url: URL
  headers: Headers
}

/** Returns the references to own keys that a request carries. */
function referencesIn({ url, headers }: Carrier): string[] {
  const bearer = headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  return [bearer, ...url.searchParams.values()].filter((value) => readOwnKey(value) !== undefined)
}

/** Returns a request with session keys in place of references. */
function withTexts({ url, headers }: Carrier, texts: ReadonlyMap<string, string>): Carrier {
  const own = { url: new URL(url), headers: new Headers(headers) }
  const bearer = headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  const text = texts.get(bearer)
  if (text !== undefined) own.headers.set('authorization', `Bearer ${text}`)
  for (const [name, value] of url.searchParams) {
    const inAddress = texts.get(value)
    if (inAddress !== undefined) own.url.searchParams.set(name, inAddress)
  }
  return own
}

/** The response to a call whose session key was refused, as the service would give it. */
const refusal = ({ status, message }: ApiError): Response =>
  Response.json({ detail: message.replace(/^\d+: /, '') }, { status })

/**
 * Lets a client call with the signed-in user's own keys: where a request names one by a reference, a session key takes its place. It is asked
 * for by the first call, renewed before it ends and, once, after a 401, and kept in memory only. `findUid` returns who is signed in.
 */
export function withSessionKeys(client: Client, findUid: () => string | undefined) {
  const held = new Map<string, Held>()

  async function ask(reference: string): Promise<string> {
    const { uid, keyId } = readOwnKey(reference) ?? {}
    if (keyId === undefined || uid !== findUid())
      throw new ApiError('401: You are signed out, or somebody else is signed in.', { status: 401 })
    return (await createSessionKey(client, keyId)).api_key
  }

  function textOf(reference: string): Promise<string> {
    const known = held.get(reference)
    if (known !== undefined && Date.now() < known.renewAt) return known.text
    const text = ask(reference)
    held.set(reference, { text, renewAt: Date.now() + renewAfterMilliseconds })
    text.catch(() => held.delete(reference))
    return text
  }

  /** Forgets a session key that was refused, unless another call has replaced it already. */
  async function forget(reference: string, refused: string): Promise<void> {
    if ((await held.get(reference)?.text) === refused) held.delete(reference)
  }

  const sendAs = async (carrier: Carrier, references: readonly string[], init: RequestInit) => {
    const texts = new Map(
      await Promise.all(references.map(async (reference) => [reference, await textOf(reference)] as const)),
    )
    const { url, headers } = withTexts(carrier, texts)
    return { texts, response: await (client.fetch ?? fetch)(url, { ...init, headers }) }
  }

  const exchanging: typeof fetch = async (input, init = {}) => {
    if (input instanceof Request) return (client.fetch ?? fetch)(input, init)
    const carrier = { url: new URL(input), headers: new Headers(init.headers) }
    const references = referencesIn(carrier)
    if (references.length === 0) return (client.fetch ?? fetch)(input, init)
    try {
      const { texts, response } = await sendAs(carrier, references, init)
      if (response.status !== 401) return response
      await Promise.all([...texts].map(([reference, text]) => forget(reference, text)))
      return (await sendAs(carrier, references, init)).response
    } catch (error) {
      if (error instanceof ApiError) return refusal(error)
      throw error
    }
  }

  return {
    client: { ...client, fetch: exchanging } satisfies Client,
    /** Forgets every session key: the user who had them is gone. */
    drop: () => held.clear(),
  }
}
