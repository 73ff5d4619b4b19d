import type { Client } from '../core/client.ts'
import { send, type Call, type CallOptions } from '../core/request.ts'
import { acceptJson, engineOf, type Engine } from './paid-call.ts'

/** Format of a page's content. */
export type ReadFormat = 'content' | 'markdown' | 'html' | 'text'

/** Style of the Markdown. */
export interface MarkdownStyle {
  /** Headings with `#`, or underlined; `atx`, with `#`, by default. */
  headingStyle?: 'setext' | 'atx'
  /** The line of a thematic break. */
  hr?: string
  /** Sign of list items; `-` by default. */
  bulletListMarker?: '-' | '+' | '*'
  /** Sign around emphasis; `_` by default. */
  emDelimiter?: '_' | '*'
  /** Sign around strong emphasis; `**` by default. */
  strongDelimiter?: '**' | '__'
  /** Addresses in the text, below it, or nowhere; in the text by default. */
  linkStyle?: 'inlined' | 'referenced' | 'discarded'
  /** How links with addresses below the text name them; `full` by default. */
  linkReferenceStyle?: 'full' | 'collapsed' | 'shortcut' | 'discarded'
}

/** A page to read, and how. */
export interface ReadRequest {
  /** Address of a public page. */
  url?: string
  /** HTML to read instead of fetching it. */
  html?: string
  /** One format, or several separated by commas. Each further one has its own field in the response. */
  respondWith?: ReadFormat | `${ReadFormat},${string}`
  /** CSS selector: read only matching elements. */
  targetSelector?: string
  /** CSS selector: remove matching elements. */
  removeSelector?: string
  /** CSS selector: throw 422 unless the page has a matching element. */
  waitForSelector?: string
  /** Return the links of the page too; `all` for repeated ones as well. */
  withLinksSummary?: boolean | 'all'
  /** Return the images of the page too. */
  withImagesSummary?: boolean
  /** Which images stay in the content. */
  retainImages?: 'all' | 'none' | 'alt'
  /** Which links stay in the content. */
  retainLinks?: 'all' | 'none' | 'text'
  /** Style of the Markdown. */
  markdown?: MarkdownStyle
  /** `true` for no tables, strike-through or task lists; `table` for no tables. */
  noGfm?: boolean | 'table'
  /**
   * Returns the Markdown as `chunks` too. A chunk begins at every heading down to the level of `h1` to `h5`; with `s1` to `s5`,
   * each chunk starts with the page's title and the headings above it. `true` and `structured` go down to level 4.
   */
  markdownChunking?: boolean | `h${1 | 2 | 3 | 4 | 5}` | 'structured' | `s${1 | 2 | 3 | 4 | 5}`
  /** Seconds to wait for the page. */
  timeout?: number
  /** Reject pages with more tokens. */
  tokenBudget?: number
  /** Truncate the content to this number of tokens, at least 500. */
  maxTokens?: number
  /** Maximum age, in seconds, of a cached page. */
  cacheTolerance?: number
  /** Fetch the page again. */
  noCache?: boolean
  /** Do not keep the page in the cache. */
  doNotTrack?: boolean
  /** How the page is fetched. */
  engine?: 'auto' | 'direct' | 'curl'
  /** User agent to send. */
  userAgent?: string
  /** Language to request the page in. */
  locale?: string
  /** Referrer to send. */
  referer?: string
}

/** The text of a page. */
export interface ReadResponse {
  /** Title of the page; may be empty. */
  title: string
  /** Description of the page in its metadata; may be empty. */
  description: string
  /** Address of the page, after redirects. */
  url: string
  /** Main content of the page: Markdown, unless the request names another format. */
  content: string
  /** With `markdownChunking`. */
  chunks?: string[]
  /** Further requested formats. */
  html?: string
  /** The page as plain text, if it was asked for. */
  text?: string
  /** When the page says that it was published, as it writes it. */
  publishedTime?: string
  /** Addresses of the links by their text, or pairs of both with `all`. */
  links?: Record<string, string> | [string, string][]
  /** Addresses of the images by their alternative text. */
  images?: Record<string, string>
  /** What the call cost. */
  usage: {
    /** Tokens of the output. They are charged when the call has a key. */
    tokens: number
  }
  /** What read the page. */
  engine: Engine
}

/**
 * Reads a public web page as clean text. Works without a key at a lower rate limit; with one, the tokens of the output are charged.
 * Throws `ApiError` 400 or 422 for a page that cannot be read, 402, 429, 451 for an address that is not public.
 *
 * @example
 * ```ts
 * const { title, content } = await read(client, { url: 'https://example.com', respondWith: 'markdown' })
 * ```
 * @see {@link https://search-foundation.example/docs/reading-pages}
 */
export const read = (client: Client, body: ReadRequest, options: CallOptions = {}): Call<ReadResponse> =>
  send(
    client,
    client.hosts.reader ?? `${client.hosts.main}/reader`,
    { ...acceptJson(options), operation: 'read', body: JSON.stringify(body) },
    {
      map: ({ data }: { data: Omit<ReadResponse, 'engine'> }, { response }) =>
        Object.assign(data, { engine: engineOf(response) }),
    },
  )
