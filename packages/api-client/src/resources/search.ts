import type { Client } from '../core/client.ts'
import { send, type Call, type CallOptions } from '../core/request.ts'
import { acceptJson, engineOf, type Engine } from './paid-call.ts'

/** What to search for on the web. */
export interface SearchRequest {
  /** The query. */
  q: string
  /** What to search; `web` by default. */
  type?: 'web' | 'images' | 'news'
  /** Number of results, 0 to 20; 5 by default. */
  num?: number
  /** Alias of `num`. */
  count?: number
  /** Two-letter country code. `hl` is the language. */
  gl?: string
  /** Two-letter language code. */
  hl?: string
  /** Location to search from. */
  location?: string
  /** Page of the results, from 1. */
  page?: number
  /** Only pages from these sites. */
  site?: string | string[]
  /** `no-content` omits the text of the pages. */
  respondWith?: 'content' | 'markdown' | 'text' | 'no-content'
}

/** One page that was found. */
export interface SearchResult {
  /** Title of the page. */
  title: string
  /** URL of the page. */
  url: string
  /** Beginning of its text, at most 200 characters. */
  description: string
  /** Text of the page, unless `respondWith` is `no-content`. */
  content?: string
  /** When it was published, if known. */
  date?: string
  /** Usage for this page. */
  usage?: {
    /** Tokens in its text. */
    tokens: number
  }
}

/** The results of a search. */
export interface SearchResponse {
  /** The pages found, best first. */
  results: SearchResult[]
  /** What the call cost. */
  usage: {
    /** Tokens charged to the key. */
    tokens: number
  }
  /** Engine that searched. */
  engine: Engine
}

interface Envelope {
  data: SearchResult[]
  meta?: { usage?: { tokens: number } }
}

/**
 * Searches the web and returns pages with their text. A search costs at least 10,000 tokens. Throws `ApiError` 401, 402, 422 if nothing is
 * found, 429.
 * @example
 * ```ts
 * const { results } = await search(client, { q: 'late chunking', num: 5 })
 * ```
 * @see {@link https://search-foundation.example/docs/reading-pages}
 */
export const search = (
  client: Client,
  body: SearchRequest,
  options: CallOptions = {},
): Call<SearchResponse> =>
  send(
    client,
    client.hosts.search ?? `${client.hosts.main}/search`,
    { ...acceptJson(options), operation: 'search', body: JSON.stringify(body) },
    {
      map: ({ data, meta }: Envelope, { response }) => ({
        results: [...data],
        usage: meta?.usage ?? { tokens: 0 },
        engine: engineOf(response),
      }),
    },
  )
