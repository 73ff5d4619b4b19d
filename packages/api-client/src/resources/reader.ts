import type { Client } from '../client.ts'
import { send, type Call, type CallOptions } from '../request.ts'
import { acceptJson, engineOf, type Engine } from './product.ts'

export interface ReadRequest {
  /** Address of a public page. */
  url?: string
  /** HTML to read instead of fetching it. */
  html?: string
  respondWith?: 'content' | 'markdown' | 'html' | 'text'
  /** CSS: read only what matches. */
  targetSelector?: string
  /** CSS: drop what matches. */
  removeSelector?: string
  withLinksSummary?: boolean | 'all'
  withImagesSummary?: boolean
  retainImages?: 'all' | 'none' | 'alt'
  retainLinks?: 'all' | 'none' | 'text'
  /** Seconds to wait for the page. */
  timeout?: number
  /** Refuse pages with more tokens than this. */
  tokenBudget?: number
  /** Cut the content to this many tokens. */
  maxTokens?: number
}

export interface ReadAnswer {
  title: string
  description: string
  url: string
  content: string
  publishedTime?: string
  links?: Record<string, string> | [string, string][]
  images?: Record<string, string>
  usage: { tokens: number }
  engine: Engine
}

/**
 * Reads a public web page as clean text. Works without a key at a lower rate; with one, the tokens of the output are taken.
 * Throws `ApiError` 400 or 422 for a page that cannot be read, 402, 429, 451 for an address that is not public.
 */
export const read = (client: Client, body: ReadRequest, options: CallOptions = {}): Call<ReadAnswer> =>
  send(
    client,
    client.hosts.reader ?? `${client.hosts.main}/reader`,
    { ...acceptJson, ...options, json: body },
    ({ data }: { data: Omit<ReadAnswer, 'engine'> }, response) => ({ ...data, engine: engineOf(response) }),
  )
