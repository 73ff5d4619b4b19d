import type { Client } from '../client.ts'
import { send, type Call, type CallOptions, type Outgoing } from '../request.ts'

/** Which engine gave an answer: our own small local one, or the real inference service. */
export type Engine = 'local' | 'upstream'

export const engineOf = (response: Response): Engine =>
  response.headers.get('x-engine') === 'upstream' ? 'upstream' : 'local'

/** What every product call has in common: paid by the key, and charged once however often it is sent. */
export const paidCall: Outgoing = { method: 'POST', auth: 'key', idempotencyKey: true }

/** Reader and search answer text unless told otherwise. */
export const acceptJson: Outgoing = {
  method: 'POST',
  auth: 'key',
  idempotencyKey: true,
  headers: { accept: 'application/json' },
}

/** Sends a body to a product of the main API. */
export const postJson = <Answer>(
  client: Client,
  product: string,
  json: object,
  options: CallOptions,
): Call<Answer> => send(client, `${client.hosts.main}/v1/${product}`, { ...paidCall, ...options, json })
