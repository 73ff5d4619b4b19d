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
const maxTimeoutSeconds = 180
const defaultTimeoutSeconds = 15

/** How Markdown is written (public API facts §8.2). */
const markdownStyle = z.strictObject({
  headingStyle: z.enum(['setext', 'atx']).optional(),
  hr: z.string().max(40).optional(),
  bulletListMarker: z.enum(['-', '+', '*']).optional(),
  emDelimiter: z.enum(['_', '*']).optional(),
  strongDelimiter: z.enum(['**', '__']).optional(),
  linkStyle: z.enum(['inlined', 'referenced', 'discarded']).optional(),
  linkReferenceStyle: z.enum(['full', 'collapsed', 'shortcut', 'discarded']).optional(),
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
  url: z.string().optional(),
  html: z.string().optional(),
  /** One format, or several with commas between. */
  respondWith: z
    .string()
    .regex(formatList, {
      error: `This reader answers as ${formats.join(', ')}; it makes no pictures and has no language model.`,
    })
    .default('content'),
  targetSelector: z.string().optional(),
  removeSelector: z.string().optional(),
  /** The page must have it as it is fetched: no script runs that could make it later. */
  waitForSelector: z.string().optional(),
  withLinksSummary: z.union([z.boolean(), z.literal('all')]).default(false),
  withImagesSummary: z.boolean().default(false),
  retainImages: z.enum(['all', 'none', 'alt']).default('all'),
  retainLinks: z.enum(['all', 'none', 'text']).default('all'),
  markdown: markdownStyle.optional(),
  /** `true`: no tables, strike-through or task lists; `table`: no tables. */
  noGfm: z.union([z.boolean(), z.enum(['true', 'table'])]).default(false),
  timeout: z.number().min(1).max(maxTimeoutSeconds).default(defaultTimeoutSeconds),
  tokenBudget: z.number().int().min(1).optional(),
  maxTokens: z.number().int().min(500).optional(),
  userAgent: z.string().optional(),
  /** Language the page is asked for. */
  locale: z.string().optional(),
  referer: z.string().optional(),
  /** Pages are always fetched, without a browser. */
  engine: z
    .enum(['auto', 'direct', 'curl'], { error: 'This reader has no browser; its engine is direct.' })
    .default('auto'),
  /** Nothing is cached, so these have no effect. */
  noCache: z.boolean().optional(),
  cacheTolerance: z.number().min(0).optional(),
  doNotTrack: z.union([z.boolean(), z.number()]).optional(),
  /** Cuts Markdown at headings: `h1` to `h5` down to that level, `s1` to `s5` with title and headings above in each chunk. */
  markdownChunking: z
    .union([z.enum(chunkings), z.boolean()], {
      error: 'Chunks are cut at headings: true or h1 to h5, structured or s1 to s5.',
    })
    .optional(),
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
  if (!URL.canParse(address)) throw new ReaderFailure('InvalidRequestError', 'This is not a valid address.')
  return address
}
