import type { Client } from '../client.ts'
import { send, type Call, type CallOptions } from '../request.ts'
import { acceptJson, engineOf, type Engine } from './product.ts'

export interface SearchRequest {
  q: string
  type?: 'web' | 'images' | 'news'
  /** How many results, 0 to 20. */
  num?: number
  /** Another name of `num`. */
  count?: number
  /** Country and language of the results, as two letters. */
  gl?: string
  hl?: string
  location?: string
  page?: number
  /** Only pages of these sites. */
  site?: string | string[]
  /** `no-content` leaves the text of the pages out. */
  respondWith?: 'content' | 'markdown' | 'text' | 'no-content'
}

export interface SearchResult {
  title: string
  url: string
  description: string
  content?: string
  date?: string
  usage?: { tokens: number }
}

export interface SearchAnswer {
  results: SearchResult[]
  usage: { tokens: number }
  engine: Engine
}

interface Envelope {
  data: SearchResult[]
  meta?: { usage?: { tokens: number } }
}

/** Searches and answers pages with their text; a search takes 10,000 tokens at least. Throws `ApiError` 401, 402, 422 when nothing was found, 429. */
export const search = (client: Client, body: SearchRequest, options: CallOptions = {}): Call<SearchAnswer> =>
  send(
    client,
    client.hosts.search ?? `${client.hosts.main}/search`,
    { ...acceptJson, ...options, json: body },
    ({ data, meta }: Envelope, response) => ({
      results: data,
      usage: meta?.usage ?? { tokens: 0 },
      engine: engineOf(response),
    }),
  )
