import type { Client } from '../core/client.ts'
import type { Call, CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import { postJson } from './paid-call.ts'
import type { TokenUsage } from './token-usage.ts'

/** Which page of results to write. */
export interface ResultsPageRequest {
  /** What the page lists; `web` by default. */
  type?: 'web' | 'news' | 'videos' | 'shopping'
  /** Number of the page, 1 to 10; 1 by default. */
  page?: number
  /** Entries on the page, 1 to 20; 8 by default. */
  num?: number
  /** Language of the page; the query's language by default. */
  hl?: string
  /** The same seed writes the same page. By default, it is derived from the query. */
  seed?: number
  /** Send each entry as an event. Use `raw()` and the decoder of `/sse`; the call itself reads only the whole page. */
  stream?: boolean
}

/** One result of a page. */
export interface ResultsPageEntry {
  /** Position on the page, from 1. */
  position: number
  /** Name of an invented site. */
  site: string
  /** URL under the reserved domain `.example`. */
  url: string
  /** Title of the entry. */
  title: string
  /** One or two sentences about it. */
  description: string
  /** Age of a news entry in seconds. */
  age_seconds?: number
  /** Length of a video in seconds. */
  duration_seconds?: number
  /** Price of a product in cents. */
  price_cents?: number
}

/** A page of search results. */
export interface ResultsPage {
  /** Always `serp`. */
  object: 'serp'
  /** ID of the language model that wrote the page. */
  model: string
  /** The query of the request. */
  query: string
  /** What the page lists. */
  type: 'web' | 'news' | 'videos' | 'shopping'
  /** Number of the page, from 1. */
  page: number
  /** The seed that writes the same page again. */
  seed: number
  /** Number of results that the page claims. It is invented, like everything on the page. */
  total_results: number
  /** Entries of the page, best first. */
  results: ResultsPageEntry[]
  /** What the call cost. */
  usage: TokenUsage
}

/**
 * Has a language model write a page of search results for a query. Nothing on it exists, and all its URLs are under `.example`. Throws
 * `ApiError` 401, 402, 422, 429.
 * @example
 * ```ts
 * const { results } = await writeResultsPage(client, 'running shoes', {
 *   type: 'shopping',
 *   num: 10,
 * })
 * ```
 */
export const writeResultsPage = (
  client: Client,
  query: string,
  body: ResultsPageRequest = {},
  options: CallOptions = {},
): Call<ResultsPage> => postJson(client, `serp/${pathSegment(query)}`, body, options)
