import type { Client } from '../core/client.ts'
import { send, type Call, type CallOptions } from '../core/request.ts'

/** A product whose state is measured, by its name in the usage. */
export type MeasuredProduct =
  | 'classifier'
  | 'deepsearch'
  | 'embedding'
  | 'reader'
  | 'reranker'
  | 'search'
  | 'tokenizer'

/** Measurements of one product on one day. */
export interface ServiceDay {
  /** YYYY-MM-DD, in UTC. */
  date: string
  /** Share of the observed time (0 to 1) in which the product worked; null without observation. */
  availability: number | null
  /** Seconds in which it did not work. */
  down_seconds: number
  /** Share of the calls (0 to 1) with a status of 500 or more; null without calls. */
  error_rate: number | null
  /** Time in milliseconds within which half of the successful calls had the start of their response; null without calls. */
  p50_ms: number | null
  /** The same for 95 of 100 successful calls. */
  p95_ms: number | null
}

/** Measurements of one product. */
export interface ProductStatus {
  /** Its name, as in the usage. */
  product: MeasuredProduct
  /** `down` during an incident, `unknown` before the first observation. */
  state: 'up' | 'down' | 'unknown'
  /** Share of the observed time of the period (0 to 1) in which it worked; null without observation. */
  availability: number | null
  /** Time in milliseconds within which half of the successful calls of the period had the start of their response; null without calls. */
  p50_ms: number | null
  /** The same for 95 of 100 successful calls. */
  p95_ms: number | null
  /** Days with measurements, oldest first. */
  days: ServiceDay[]
}

/** A time in which products did not work. */
export interface Incident {
  /** Number of the incident. */
  id: number
  /** The products that it concerns. */
  products: MeasuredProduct[]
  /** `errors`: calls or a model server failed. `unreachable`: no process of the platform could observe. */
  cause: 'errors' | 'unreachable'
  /** ISO 8601. */
  started_at: string
  /** ISO 8601; null while it lasts. */
  ended_at: string | null
}

/** What the platform measured in the last 90 days. */
export interface ServiceStatus {
  /** First day of the period: YYYY-MM-DD, in UTC. */
  from: string
  /** Last day of the period: today, in UTC. */
  to: string
  /** Every product. */
  products: ProductStatus[]
  /** The 100 newest incidents, newest first. */
  incidents: Incident[]
}

/** Returns availability and latency of each product in the last 90 days, and incidents. Throws `ApiError`. */
export const getServiceStatus = (client: Client, options: CallOptions = {}): Call<ServiceStatus> =>
  send(client, `${client.hosts.dashboard}/api/v1/status`, options)
