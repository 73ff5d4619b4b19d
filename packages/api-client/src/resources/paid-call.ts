import type { Client } from '../core/client.ts'
import { byKey, send, type Call, type CallOptions, type Outgoing, type Reading } from '../core/request.ts'

/** The engine behind a response: the small local one, or the real inference service. */
export type Engine = 'local' | 'upstream'

export const engineOf = (response: Response): Engine =>
  response.headers.get('x-engine') === 'upstream' ? 'upstream' : 'local'

/** Settings of every product call: charged to the key, and only once, however often it is sent. */
export const paidCall = ({ idempotencyKey = true, ...options }: CallOptions): Outgoing => ({
  ...options,
  method: 'POST',
  auth: byKey,
  idempotencyKey,
})

/** Settings of the reader and the search, which respond with text unless the request accepts JSON. */
export const acceptJson = (options: CallOptions): Outgoing => ({
  ...paidCall(options),
  ownHeaders: { accept: 'application/json' },
})

/** Sends a body to a product of the main API. `operation` is the name of its function. */
export const postJson = <Result>(
  client: Client,
  product: string,
  body: object,
  options: CallOptions,
  reading?: Partial<Reading<Result>>,
  operation = product,
): Call<Result> =>
  send(
    client,
    `${client.hosts.main}/v1/${product}`,
    {
      ...paidCall(options),
      operation,
      model: (body as { model?: string }).model,
      body: JSON.stringify(body),
    },
    reading,
  )
