import type { BulkJob } from '../resources/bulk-embeddings.ts'

interface Event<Type extends string, Data> {
  /** The same in every attempt to deliver the event: an event whose id was seen before has been handled. */
  id: string
  /** What happened. */
  type: Type
  /** When it happened (ISO 8601). */
  timestamp: string
  /** What it happened to. */
  data: Data
}

/** A bulk job has ended. `data` is the job as `getBulkEmbeddings` returns it. */
export type BulkJobEvent = Event<
  'bulk_job.completed' | 'bulk_job.failed',
  BulkJob & {
    /** Id of the key that the job belongs to. */
    key_id: string
  }
>

/** The balance of a key has fallen below a threshold of `setBalanceNotification`. */
export type LowBalanceEvent = Event<'balance.low', LowBalance>

/** A balance below one of the thresholds. */
export interface LowBalance {
  /** Id of the key. */
  key_id: string
  /** The last four characters of the key. */
  key_tail: string
  /** In tokens. */
  threshold: number
  /** In tokens, when the event happened. */
  balance: number
}

/**
 * Asks a new address whether it wants the events. Respond with a status of 200 to 299 and the challenge, as text or as
 * `{"challenge": "…"}`.
 */
export type VerificationEvent = Event<
  'webhook.verification',
  {
    /** Text to respond with. */
    challenge: string
  }
>

/** Sent on demand, to try a webhook. */
export type TestEvent = Event<
  'webhook.test',
  {
    /** Id of the webhook. */
    webhook_id: string
  }
>

/** Every event that is sent today. Handle other types in a `default` branch: a newer service may send them. */
export type WebhookEvent = BulkJobEvent | LowBalanceEvent | VerificationEvent | TestEvent
