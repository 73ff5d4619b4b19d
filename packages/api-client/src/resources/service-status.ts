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
  /** Share of the measured time (0 to 1) in which the product worked; null without measurements. */
  availability: number | null
  /** Seconds in which it didn't work. */
  down_seconds: number
  /** Share of calls (0 to 1) with a status of 500 or more; null without calls. */
  error_rate: number | null
  /** Median time until the response of a successful call started, in milliseconds; null without calls. */
  p50_ms: number | null
  /** 95th percentile of that time, in milliseconds; null without calls. */
  p95_ms: number | null
}

/** Measurements of one product. */
export interface ProductStatus {
  /** Its name, as in the usage. */
  product: MeasuredProduct
  /** `down` during an incident, `unknown` before the first measurement. */
  state: 'up' | 'down' | 'unknown'
  /** Share of the measured time in the period (0 to 1) in which it worked; null without measurements. */
  availability: number | null
  /** Median time until the response of a successful call in the period started, in milliseconds; null without calls. */
  p50_ms: number | null
  /** 95th percentile of that time, in milliseconds; null without calls. */
  p95_ms: number | null
  /** Days with measurements, oldest first. */
  days: ServiceDay[]
}

/** A period in which products did not work. */
export interface Incident {
  /** Number of the incident. */
  id: number
  /** Affected products. */
  products: MeasuredProduct[]
  /** `errors`: calls or a model server failed. `unreachable`: the platform could not measure. */
  cause: 'errors' | 'unreachable'
  /** When it started (ISO 8601). */
  started_at: string
  /** When it ended (ISO 8601); null while it is ongoing. */
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
