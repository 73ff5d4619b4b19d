import type { BulkJob } from '../resources/bulk-embeddings.ts'

interface Event<Type extends string, Data> {
  /** ID of the event, the same in every delivery attempt. Skip an event whose ID you have already processed. */
  id: string
  /** What happened. */
  type: Type
  /** When it happened (ISO 8601). */
  timestamp: string
  /** Data of the event. */
  data: Data
}

/** A bulk job has ended. `data` is the job as `getBulkEmbeddings` returns it. */
export type BulkJobEvent = Event<
  'bulk_job.completed' | 'bulk_job.failed',
  BulkJob & {
    /** ID of the key that the job belongs to. */
    key_id: string
  }
>

/** The balance of a key has fallen below a threshold of `setBalanceNotification`. */
export type LowBalanceEvent = Event<'balance.low', LowBalance>

/** A balance below one of the thresholds. */
export interface LowBalance {
  /** ID of the key. */
  key_id: string
  /** The last four characters of the key. */
  key_tail: string
  /** Threshold in tokens. */
  threshold: number
  /** Balance in tokens when the event happened. */
  balance: number
}

/**
 * Asks a new URL to confirm that it expects events. Respond with a status of 200 to 299 and the challenge, as text or as `{"challenge":
 * "…"}`.
 */
export type VerificationEvent = Event<
  'webhook.verification',
  {
    /** Text to respond with. */
    challenge: string
  }
>

/** Sent on request, to test a webhook. */
export type TestEvent = Event<
  'webhook.test',
  {
    /** ID of the webhook. */
    webhook_id: string
  }
>

/** Every event that is currently sent. Handle other types in a `default` branch: a newer service may send them. */
export type WebhookEvent = BulkJobEvent | LowBalanceEvent | VerificationEvent | TestEvent
