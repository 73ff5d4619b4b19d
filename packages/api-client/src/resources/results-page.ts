import type { Client } from '../core/client.ts'
import type { Call, CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import { postJson } from './paid-call.ts'

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
  position: number
  site: string
  url: string
  title: string
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
  object: 'serp'
  /** The language model that wrote the page. */
  model: string
  query: string
  type: 'web' | 'news' | 'videos' | 'shopping'
  page: number
  seed: number
  total_results: number
  results: ResultsPageEntry[]
  usage: { total_tokens: number }
}

/**
 * Lets a language model write a page of search results for a query. Nothing on it exists, and all addresses are below `.example`.
 * Throws `ApiError` 401, 402, 422, 429.
 */
export const writeResultsPage = (
  client: Client,
  query: string,
  body: ResultsPageRequest = {},
  options: CallOptions = {},
): Call<ResultsPage> => postJson(client, `serp/${pathSegment(query)}`, body, options)
