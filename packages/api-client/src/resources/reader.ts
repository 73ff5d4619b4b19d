import type { Client } from '../client.ts'
import { send, type Call, type CallOptions } from '../request.ts'
import { acceptJson, engineOf, type Engine } from './product.ts'

/** What a page can be answered as. */
export type ReadFormat = 'content' | 'markdown' | 'html' | 'text'

/** How Markdown is written. */
export interface MarkdownStyle {
  headingStyle?: 'setext' | 'atx'
  /** The line of a thematic break. */
  hr?: string
  bulletListMarker?: '-' | '+' | '*'
  emDelimiter?: '_' | '*'
  strongDelimiter?: '**' | '__'
  linkStyle?: 'inlined' | 'referenced' | 'discarded'
  linkReferenceStyle?: 'full' | 'collapsed' | 'shortcut' | 'discarded'
}

export interface ReadRequest {
  /** Address of a public page. */
  url?: string
  /** HTML to read instead of fetching it. */
  html?: string
  /** One format, or several with commas between; those beside the content come in fields of their own. */
  respondWith?: ReadFormat | `${ReadFormat},${string}`
  /** CSS: read only what matches. */
  targetSelector?: string
  /** CSS: drop what matches. */
  removeSelector?: string
  /** CSS: the page must have it, else 422. */
  waitForSelector?: string
  withLinksSummary?: boolean | 'all'
  withImagesSummary?: boolean
  retainImages?: 'all' | 'none' | 'alt'
  retainLinks?: 'all' | 'none' | 'text'
  markdown?: MarkdownStyle
  /** `true`: no tables, strike-through or task lists; `table`: no tables. */
  noGfm?: boolean | 'table'
  /**
   * Also answers the Markdown as `chunks`: one begins at every heading down to the level of `h1` to `h5`; with `s1` to `s5`
   * each also begins with the page's title and the headings above it. `true` and `structured` go down to level 4.
   */
  markdownChunking?: boolean | `h${1 | 2 | 3 | 4 | 5}` | 'structured' | `s${1 | 2 | 3 | 4 | 5}`
  /** Seconds to wait for the page. */
  timeout?: number
  /** Refuse pages with more tokens than this. */
  tokenBudget?: number
  /** Cut the content to this many tokens, 500 at least. */
  maxTokens?: number
  /** A page kept by the service may be this many seconds old. */
  cacheTolerance?: number
  noCache?: boolean
  doNotTrack?: boolean
  engine?: 'auto' | 'direct' | 'curl'
  userAgent?: string
  /** Language the page is asked for. */
  locale?: string
  referer?: string
}

export interface ReadAnswer {
  title: string
  description: string
  url: string
  content: string
  /** With `markdownChunking`. */
  chunks?: string[]
  /** With several formats asked for, those beside the content. */
  html?: string
  text?: string
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
