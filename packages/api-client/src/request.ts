import type { AttemptEvent, Client, Hooks, Patience } from './client.ts'
import { withLifetime, wait, type Lifetime } from './deadline.ts'
import type { ApiError } from './errors.ts'
import { apiError, brokenOff, parseJson, readText } from './response.ts'
import { earn, passing, retryDelay, spend } from './retry.ts'

/** What a caller may set on any call. */
export interface CallOptions extends Patience {
  /** Ends the call; it then rejects with `AbortedError`. */
  signal?: AbortSignal
  /** A key for this call instead of the client's. */
  apiKey?: string
  /** Lets a write be repeated: the service acts once per key. `true` makes a key for this call. */
  idempotencyKey?: string | true
}

/** What a resource says of its call. */
export interface Outgoing extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: FormData | URLSearchParams
  /** Never retried: the body holds a bot-check response, which is valid for one call. A 401 comes before the service uses it. */
  once?: boolean
  /** A key in the query of the address. */
  secret?: string
  /** Which bearer token goes along; none unless said. */
  auth?: 'key' | 'identity'
  credentials?: RequestCredentials
  headers?: Readonly<Record<string, string>>
}

/** A promise of an answer, with two ways to the response behind it. */
export interface Call<T> extends Promise<T> {
  /** The response with its body unread, repeats and error statuses handled. Ask for it in the turn in which the call was made. */
  raw(): Promise<Response>
  /** The answer together with its response (body read) and request id. */
  withResponse(): Promise<{ data: T; response: Response; requestId: string | null }>
}

/** A response that has come. */
export interface Answer {
  response: Response
  requestId: string | null
}

/** A response that has come, and what surrounds the reading of it. */
export interface Attempt extends Answer {
  lifetime: Lifetime
  /** How long may be waited next, in milliseconds: the timeout, or what the deadline leaves. */
  patience: () => number
  /** Takes keys out of what the service says. */
  scrub: (text: string) => string
}

export type Read<T> = (attempt: Attempt) => Promise<T>

async function run<T>(client: Client, path: string, outgoing: Outgoing, read: Read<T>): Promise<T> {
  const {
    method = 'GET',
    json,
    form,
    once,
    auth,
    apiKey,
    idempotencyKey,
    secret,
    credentials,
    signal,
    // That of a callable function (specification §9), used for every call.
    timeout = 70_000,
    deadline = Infinity,
    maxRetries = 2,
    hooks,
    // A name of its own, so that the platform's is not hidden.
    fetch: transport = fetch,
    budget,
    key,
    identityToken,
    headers: given,
  } = { ...client, ...outgoing }
  const end = performance.now() + deadline
  const left = () => end - performance.now()
  const patience = () => Math.min(timeout || Infinity, left())
  const headers: Record<string, string> = { ...given }
  let body: BodyInit | undefined = form
  if (json !== undefined) {
    body = JSON.stringify(json)
    headers['content-type'] = 'application/json'
  }
  // A read, or a write that the service knows again.
  const isRepeatable = method === 'GET' || (idempotencyKey && !once)
  if (idempotencyKey && method !== 'GET')
    headers['idempotency-key'] = idempotencyKey === true ? crypto.randomUUID() : idempotencyKey
  let token: string | null | undefined
  const scrub = (text: string) =>
    // A shorter text is no key: taking it out of what a service says would only spoil the words.
    [secret, token].reduce<string>((said, known) => (known?.[7] ? said.replaceAll(known, '…') : said), text)
  let refused: string | undefined
  earn(budget)
  for (let attempt = 1; ; attempt++) {
    // oxlint-disable-next-line no-loop-func -- each attempt ends before the next begins
    const tell = (hook: keyof Hooks, more?: object) =>
      (hooks?.[hook] as ((event: AttemptEvent) => void) | undefined)?.({
        method,
        url: path.split('?')[0] as string,
        attempt,
        ...more,
      })
    let status = 0
    try {
      // oxlint-disable-next-line no-loop-func, no-await-in-loop -- each attempt ends before the next begins
      return await withLifetime(patience(), signal, async (lifetime) => {
        try {
          token = auth === 'key' ? (apiKey ?? key()) : auth && (await identityToken?.(refused))
          if (token) {
            // Changes no token (RFC 6750 §2.1), but what is none: of that, the platform's own error would show all.
            token = encodeURI(token)
            headers['authorization'] = `Bearer ${token}`
          }
          tell('onRequest')
          lifetime.phase = 'headers'
          const response = await transport(path, {
            method,
            headers,
            body,
            credentials,
            // A token, or a key in the query, is for the host that was configured and for no other.
            redirect: token || secret ? 'manual' : 'follow',
            signal: lifetime.signal,
          } as RequestInit).catch(brokenOff)
          lifetime.phase = 'body'
          if (!response.ok) status = response.status
          const requestId = response.headers.get('x-request-id')
          tell('onResponse', { status: response.status, requestId })
          return await read({ response, requestId, lifetime, patience, scrub })
        } finally {
          if (lifetime.phase !== 'idle') lifetime.release()
        }
      })
    } catch (error) {
      const { name, message, retryAfterMs } = error as ApiError
      if (status === 401 && auth === 'identity' && token && !refused) {
        refused = token
        continue
      }
      const delay = retryDelay(attempt, retryAfterMs)
      if (
        !isRepeatable ||
        !passing(status || name) ||
        attempt > maxRetries ||
        // Without a deadline, a longer wait than a minute is not worth holding a call for.
        delay >= Math.min(60_000, left()) ||
        !spend(budget)
      ) {
        tell('onError', { error })
        throw error
      }
      tell('onRetry', { delay, reason: message })
      // oxlint-disable-next-line no-await-in-loop
      await wait(delay, signal)
    }
  }
}

/**
 * Sends a call and hands its answer, whatever its status, to `read`; repeats what may be repeated after a failure that may pass.
 * Throws what `read` throws, `NetworkError`, `TimeoutError`, and `AbortedError` (also before sending).
 */
export function exchange<T>(client: Client, path: string, outgoing: Outgoing, read: Read<T>): Call<T> {
  let isRaw = false
  let answer: Answer
  const data = run(client, path, outgoing, (attempt) => {
    answer = attempt
    return isRaw && attempt.response.ok ? (undefined as never) : read(attempt)
  })
  return Object.assign(data, {
    withResponse: () =>
      data.then((value) => ({ data: value, response: answer.response, requestId: answer.requestId })),
    raw: () => {
      isRaw = true
      return data.then(() => answer.response)
    },
  })
}

/**
 * Sends a call and answers its JSON body, or what `map` makes of it.
 * Throws `ApiError` for an error status, `NetworkError`, `TimeoutError`, `AbortedError`.
 */
export const send = <T>(
  client: Client,
  path: string,
  outgoing: Outgoing,
  map?: (body: never, response: Response) => T,
): Call<T> =>
  exchange(client, path, outgoing, (attempt) =>
    readText(attempt).then((text) => {
      const { response } = attempt
      const body = parseJson(text)
      if (!response.ok || (body === undefined && text)) throw apiError(attempt, text, body)
      return map ? map(body as never, response) : (body as T)
    }),
  )

/**
 * Sends a call and resolves with its body as a Blob.
 * Throws `ApiError` for an error status, `NetworkError`, `TimeoutError`, `AbortedError`.
 */
export const sendForBlob = (client: Client, path: string, outgoing: Outgoing): Call<Blob> =>
  exchange(client, path, outgoing, async (attempt) => {
    const { response } = attempt
    if (response.ok) return response.blob().catch(brokenOff)
    const text = await readText(attempt)
    throw apiError(attempt, text, parseJson(text))
  })
