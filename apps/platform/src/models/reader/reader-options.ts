import type { Context } from 'hono'
import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { isJsonType, mediaTypeOf } from '../../kernel/http/body/media-type.ts'
import { allowanceOf } from '../../kernel/http/body/read-bytes.ts'
import { readForm } from '../../kernel/http/body/read-form.ts'
import { readJson } from '../../kernel/http/body/read-json.ts'
import type { Chunking } from './chunk-markdown.ts'
import type { ReaderFormat } from './extract-page.ts'
import { ReaderFailure } from './reader-failure.ts'
import { withoutUnsupported } from './unsupported-options.ts'

const chunkings = [
  ...['true', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['structured', 's1', 's2', 's3', 's4', 's5'],
] as const
/** Formats of the response. */
const formats: readonly ReaderFormat[] = ['content', 'markdown', 'html', 'text']
const format = `(?:${formats.join('|')})`
const formatList = new RegExp(`^${format}(?:\\s*,\\s*${format})*$`)

/** Header values above this are clamped, body values above it refused (public API facts). */
export const maxTimeoutSeconds = 180
const defaultTimeoutSeconds = 15

/** Fewest tokens that a text can be cut to. */
export const leastMaxTokens = 500

/** How Markdown is written (public API facts §8.2). */
const markdownStyle = z.strictObject({
  headingStyle: z
    .enum(['setext', 'atx'])
    .optional()
    .describe('Heading style: `atx` uses `#`, `setext` underlines; `atx` by default.'),
  hr: z.string().max(40).optional().describe('Text of a horizontal rule.'),
  bulletListMarker: z.enum(['-', '+', '*']).optional().describe('Marker of list items; `-` by default.'),
  emDelimiter: z.enum(['_', '*']).optional().describe('Delimiter of emphasis; `_` by default.'),
  strongDelimiter: z.enum(['**', '__']).optional().describe('Delimiter of strong emphasis; `**` by default.'),
  linkStyle: z
    .enum(['inlined', 'referenced', 'discarded'])
    .optional()
    .describe('Whether link URLs are inline, in a list of references, or discarded; `inlined` by default.'),
  linkReferenceStyle: z
    .enum(['full', 'collapsed', 'shortcut', 'discarded'])
    .optional()
    .describe('How referenced links name their reference; `full` by default.'),
})

const styleHeaders = {
  headingStyle: 'x-md-heading-style',
  hr: 'x-md-hr',
  bulletListMarker: 'x-md-bullet-list-marker',
  emDelimiter: 'x-md-em-delimiter',
  strongDelimiter: 'x-md-strong-delimiter',
  linkStyle: 'x-md-link-style',
  linkReferenceStyle: 'x-md-link-reference-style',
} as const

/** Fields of `POST /reader`; the headers carry the same. */
export const readerBody = z.strictObject({
  url: z.string().optional().describe('URL of a public page.'),
  html: z.string().optional().describe('HTML to read instead of fetching a page.'),
  respondWith: z
    .string()
    .regex(formatList, {
      error: `Give one or more of ${formats.join(', ')}. This reader makes no screenshots and has no language model.`,
    })
    .default('content')
    .describe(
      'One format, or several separated by commas. Each additional format has its own field in the response.',
    ),
  targetSelector: z.string().optional().describe('CSS selector: read only matching elements.'),
  removeSelector: z.string().optional().describe('CSS selector: remove matching elements.'),
  /** The page must have it as it is fetched: no script runs that could make it later. */
  waitForSelector: z
    .string()
    .optional()
    .describe('CSS selector: fail with status 422 unless the page has a matching element.'),
  withLinksSummary: z
    .union([z.boolean(), z.literal('all')])
    .default(false)
    .describe('Also return the links on the page; `all` includes repeated links.'),
  withImagesSummary: z.boolean().default(false).describe('Also return the images on the page.'),
  retainImages: z.enum(['all', 'none', 'alt']).default('all').describe('Which images stay in the content.'),
  retainLinks: z.enum(['all', 'none', 'text']).default('all').describe('Which links stay in the content.'),
  markdown: markdownStyle.optional().describe('Style of the Markdown.'),
  noGfm: z
    .union([z.boolean(), z.enum(['true', 'table'])])
    .default(false)
    .describe(
      '`true` for Markdown without tables, strikethrough, and task lists; `table` for Markdown without tables.',
    ),
  timeout: z
    .number()
    .min(1)
    .max(maxTimeoutSeconds)
    .default(defaultTimeoutSeconds)
    .describe('Seconds to wait for the page, 1 to 180; 15 by default.'),
  tokenBudget: z.number().int().min(1).optional().describe('Reject the page if it has more tokens.'),
  maxTokens: z
    .number()
    .int()
    .min(leastMaxTokens)
    .optional()
    .describe(`Truncate the content to this many tokens, at least ${leastMaxTokens}.`),
  userAgent: z.string().optional().describe('`User-Agent` header to send.'),
  locale: z.string().optional().describe('Language to request the page in.'),
  referer: z.string().optional().describe('`Referer` header to send.'),
  /** Pages are always fetched, without a browser. */
  engine: z
    .enum(['auto', 'direct', 'curl'], { error: 'This reader has no browser; its engine is direct.' })
    .default('auto')
    .describe('How the page is fetched.'),
  /** Nothing is cached, so these have no effect. */
  noCache: z
    .boolean()
    .optional()
    .describe(
      "Fetch the page even if it is cached. No effect on the local engine, which doesn't cache pages.",
    ),
  cacheTolerance: z
    .number()
    .min(0)
    .optional()
    .describe(
      "Maximum age of a cached page in seconds. No effect on the local engine, which doesn't cache pages.",
    ),
  doNotTrack: z
    .union([z.boolean(), z.number()])
    .optional()
    .describe("Don't cache the page. No effect on the local engine, which doesn't cache pages."),
  markdownChunking: z
    .union([z.enum(chunkings), z.boolean()], {
      error: 'Chunks are cut at headings. Give true, h1 to h5, structured, or s1 to s5.',
    })
    .optional()
    .describe(
      "Also return the Markdown as `chunks`. With `h1` to `h5`, a chunk begins at every heading down to that level; with `s1` to `s5`, each chunk also starts with the page's title and the headings above it. `true` means `h4`, and `structured` means `s4`.",
    ),
})

export type ReaderOptions = z.infer<typeof readerBody>

/** The formats asked for, each once, in their order. */
export const formatsOf = ({ respondWith }: Pick<ReaderOptions, 'respondWith'>): ReaderFormat[] => [
  ...new Set(respondWith.split(',').map((name) => name.trim() as ReaderFormat)),
]

/** The level that `true` and `structured` cut down to. */
const defaultDepth = 4

/** How the Markdown is to be cut into chunks; `undefined` where it stays whole. */
export function chunkingOf({ markdownChunking: asked = false }: ReaderOptions): Chunking | undefined {
  if (asked === false) return undefined
  const name = String(asked)
  return { depth: Number(/\d$/.exec(name)?.[0] ?? defaultDepth), withHeadings: name.startsWith('s') }
}

const malformed = (message: string) => new ReaderFailure('SubmittedDataMalformedError', message)

function check(value: unknown): ReaderOptions {
  const result = readerBody.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw malformed(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`)
}

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Options from the `X-…` headers. A boolean header is true for any non-empty value (public API facts). */
function fromHeaders(context: Context): Record<string, unknown> {
  const header = (name: string) => context.req.header(name) || undefined
  const number = (name: string) => (header(name) === undefined ? undefined : Number(header(name)))
  const flag = (name: string) => (header(name) === undefined ? undefined : true)
  const timeout = number('x-timeout')
  const style = given(
    Object.fromEntries(Object.entries(styleHeaders).map(([field, name]) => [field, header(name)])),
  )
  return {
    respondWith: header('x-respond-with') ?? header('x-return-format'),
    targetSelector: header('x-target-selector'),
    removeSelector: header('x-remove-selector'),
    waitForSelector: header('x-wait-for-selector'),
    markdown: Object.keys(style).length > 0 ? style : undefined,
    noGfm: header('x-no-gfm') === 'table' ? 'table' : flag('x-no-gfm'),
    withLinksSummary: header('x-with-links-summary') === 'all' ? 'all' : flag('x-with-links-summary'),
    withImagesSummary: flag('x-with-images-summary'),
    retainImages: header('x-retain-images'),
    retainLinks: header('x-retain-links'),
    timeout: timeout === undefined ? undefined : Math.min(maxTimeoutSeconds, timeout),
    tokenBudget: number('x-token-budget'),
    maxTokens: number('x-max-tokens'),
    userAgent: header('x-user-agent'),
    locale: header('x-locale'),
    referer: header('x-referer'),
    engine: header('x-engine'),
    markdownChunking: header('x-markdown-chunking'),
  }
}

async function fromBody(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = isJsonType(mediaTypeOf(context))
    ? await readJson(context)
    : Object.fromEntries(
        await readForm(context, allowanceOf(context).bytes).catch((error: unknown) => {
          if (error instanceof ApiFailure && error.status !== 422) throw error
          throw malformed('The body must be a JSON object or a form.')
        }),
      )
  if (body === null || typeof body !== 'object') throw malformed('The body must be a JSON object or a form.')
  return body as Record<string, unknown>
}

/** Reads what to read and how: from path and headers with GET, from headers and body with POST. Throws `ReaderFailure`. */
export async function readerOptions(context: Context, pathUrl?: string): Promise<ReaderOptions> {
  const headers = given(fromHeaders(context))
  const body = pathUrl === undefined ? given(await fromBody(context)) : { url: pathUrl }
  return check({ ...headers, ...withoutUnsupported(context, body) })
}

/** The address to read as a full URL; a missing scheme becomes https. */
export function pageAddress(text: string): string {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) throw new ReaderFailure('InvalidRequestError', "This isn't a valid URL.")
  return address
}
