import type { Client } from '../core/client.ts'
import { send, type Call, type CallOptions } from '../core/request.ts'
import { acceptJson, engineOf, type Engine } from './paid-call.ts'

/** Format of a page's content. */
export type ReadFormat = 'content' | 'markdown' | 'html' | 'text'

/** Style of the Markdown. */
export interface MarkdownStyle {
  /** Heading style: `atx` uses `#`, `setext` underlines; `atx` by default. */
  headingStyle?: 'setext' | 'atx'
  /** Text of a horizontal rule. */
  hr?: string
  /** Marker of list items; `-` by default. */
  bulletListMarker?: '-' | '+' | '*'
  /** Delimiter of emphasis; `_` by default. */
  emDelimiter?: '_' | '*'
  /** Delimiter of strong emphasis; `**` by default. */
  strongDelimiter?: '**' | '__'
  /** Whether link URLs are inline, in a list of references, or discarded; `inlined` by default. */
  linkStyle?: 'inlined' | 'referenced' | 'discarded'
  /** How referenced links name their reference; `full` by default. */
  linkReferenceStyle?: 'full' | 'collapsed' | 'shortcut' | 'discarded'
}

/** A page to read, and how. */
export interface ReadRequest {
  /** URL of a public page. */
  url?: string
  /** HTML to read instead of fetching a page. */
  html?: string
  /** One format, or several separated by commas. Each additional format has its own field in the response. */
  respondWith?: ReadFormat | `${ReadFormat},${string}`
  /** CSS selector: read only matching elements. */
  targetSelector?: string
  /** CSS selector: remove matching elements. */
  removeSelector?: string
  /** CSS selector: fail with status 422 unless the page has a matching element. */
  waitForSelector?: string
  /** Also return the links on the page; `all` includes repeated links. */
  withLinksSummary?: boolean | 'all'
  /** Also return the images on the page. */
  withImagesSummary?: boolean
  /** Which images stay in the content. */
  retainImages?: 'all' | 'none' | 'alt'
  /** Which links stay in the content. */
  retainLinks?: 'all' | 'none' | 'text'
  /** Style of the Markdown. */
  markdown?: MarkdownStyle
  /** `true` for Markdown without tables, strikethrough, and task lists; `table` for Markdown without tables. */
  noGfm?: boolean | 'table'
  /**
   * Also return the Markdown as `chunks`. With `h1` to `h5`, a chunk begins at every heading down to that level; with `s1` to `s5`, each
   * chunk also starts with the page's title and the headings above it. `true` means `h4`, and `structured` means `s4`.
   */
  markdownChunking?: boolean | `h${1 | 2 | 3 | 4 | 5}` | 'structured' | `s${1 | 2 | 3 | 4 | 5}`
  /** Seconds to wait for the page, 1 to 180; 15 by default. */
  timeout?: number
  /** Reject the page if it has more tokens. */
  tokenBudget?: number
  /** Truncate the content to this many tokens, at least 500. */
  maxTokens?: number
  /** Maximum age of a cached page in seconds. No effect on the local engine, which doesn't cache pages. */
  cacheTolerance?: number
  /** Fetch the page even if it is cached. No effect on the local engine, which doesn't cache pages. */
  noCache?: boolean
  /** Don't cache the page. No effect on the local engine, which doesn't cache pages. */
  doNotTrack?: boolean
  /** How the page is fetched. */
  engine?: 'auto' | 'direct' | 'curl'
  /** `User-Agent` header to send. */
  userAgent?: string
  /** Language to request the page in. */
  locale?: string
  /** `Referer` header to send. */
  referer?: string
}

/** The text of a page. */
export interface ReadResponse {
  /** Title of the page; may be empty. */
  title: string
  /** Description in the page's metadata; may be empty. */
  description: string
  /** URL of the page after redirects. */
  url: string
  /** Main content of the page; Markdown unless the request names another format. */
  content: string
  /** The Markdown in chunks, with `markdownChunking`. */
  chunks?: string[]
  /** The page as HTML, if requested. */
  html?: string
  /** The page as plain text, if requested. */
  text?: string
  /** When the page was published, as stated on the page. */
  publishedTime?: string
  /** URLs of the links by their text; with `all`, pairs of text and URL. */
  links?: Record<string, string> | [string, string][]
  /** URLs of the images by their alt text. */
  images?: Record<string, string>
  /** What the call cost. */
  usage: {
    /** Tokens in the output. They are charged if the call has a key. */
    tokens: number
  }
  /** Engine that read the page. */
  engine: Engine
}

/**
 * Reads a public web page as clean text. Works without a key, at a lower rate limit; with a key, the tokens of the output are charged.
 * Throws `ApiError` 400 or 422 for a page that cannot be read, 402, 429, 451 for a URL that is not public.
 * @example
 * ```ts
 * const { title, content } = await read(client, {
 *   url: 'https://example.com',
 *   respondWith: 'markdown',
 * })
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
