import type { Client } from '../core/client.ts'
import type { Call, CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import { postJson } from './paid-call.ts'
import type { TokenUsage } from './token-usage.ts'

/** Which page of results to write. */
export interface ResultsPageRequest {
  /** `web` by default. */
  type?: 'web' | 'news' | 'videos' | 'shopping'
  /** 1 to 10. */
  page?: number
  /** Entries of the page, 1 to 20; 8 by default. */
  num?: number
  /** Language of the page; that of the query by default. */
  hl?: string
  /** The same seed writes the same page. It follows from the query by default. */
  seed?: number
  /** Sends each entry as an event. Use `raw()` and the decoder of `/sse`: the call itself reads only the whole page. */
  stream?: boolean
}

/** One result of a page. */
export interface ResultsPageEntry {
  /** Position on the page, from 1. */
  position: number
  /** Name of a site that does not exist. */
  site: string
  /** Address below the reserved domain `.example`. */
  url: string
  /** Title of the entry. */
  title: string
  /** One or two sentences about it. */
  description: string
  /** Of news. */
  age_seconds?: number
  /** Of videos. */
  duration_seconds?: number
  /** Of products. */
  price_cents?: number
}

/** A page of search results. */
export interface ResultsPage {
  /** Always `serp`. */
  object: 'serp'
  /** The language model that wrote the page. */
  model: string
  /** The query of the request. */
  query: string
  /** What the page lists. */
  type: 'web' | 'news' | 'videos' | 'shopping'
  /** Number of the page, from 1. */
  page: number
  /** The seed that writes the same page again. */
  seed: number
  /** Number of results that the page claims. It is invented, like all of it. */
  total_results: number
  /** Its entries, best first. */
  results: ResultsPageEntry[]
  /** What the call cost. */
  usage: TokenUsage
}

/**
 * Lets a language model write a page of search results for a query. Nothing on it exists, and all addresses are below `.example`.
 * Throws `ApiError` 401, 402, 422, 429.
 *
 * @example
 * ```ts
 * const { results } = await writeResultsPage(client, 'running shoes', { type: 'shopping', num: 10 })
 * ```
 */
export const writeResultsPage = (
  client: Client,
  query: string,
  body: ResultsPageRequest = {},
  options: CallOptions = {},
): Call<ResultsPage> => postJson(client, `serp/${pathSegment(query)}`, body, options)
