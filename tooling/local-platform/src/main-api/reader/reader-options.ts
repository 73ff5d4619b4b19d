import type { Context } from 'hono'
import { z } from 'zod'
import { ReaderFailure } from './reader-failure.ts'
import { withoutUnsupported } from './unsupported-options.ts'

const chunkings = ['true', 'h1', 'h2', 'h3', 'h4', 'h5'] as const
const formats = ['content', 'markdown', 'html', 'text'] as const

/** Header values above this are clamped, body values above it refused (public API facts). */
const MAX_TIMEOUT_SECONDS = 180
const DEFAULT_TIMEOUT_SECONDS = 15

/** Fields of `POST /reader`; the headers carry the same. */
export const readerBody = z.strictObject({
  url: z.string().optional(),
  html: z.string().optional(),
  respondWith: z
    .enum(formats, { error: `This reader answers as ${formats.join(', ')}; it makes no pictures.` })
    .default('content'),
  targetSelector: z.string().optional(),
  removeSelector: z.string().optional(),
  withLinksSummary: z.union([z.boolean(), z.literal('all')]).default(false),
  withImagesSummary: z.boolean().default(false),
  retainImages: z.enum(['all', 'none', 'alt']).default('all'),
  retainLinks: z.enum(['all', 'none', 'text']).default('all'),
  timeout: z.number().min(1).max(MAX_TIMEOUT_SECONDS).default(DEFAULT_TIMEOUT_SECONDS),
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
  /** Nothing is kept, so these hold whatever they say. */
  noCache: z.boolean().optional(),
  cacheTolerance: z.number().min(0).optional(),
  doNotTrack: z.union([z.boolean(), z.number()]).optional(),
  /** Cuts Markdown before headings of this level and above; `true` is every level. */
  markdownChunking: z
    .union([z.enum(chunkings), z.boolean()], { error: 'Chunks are cut at headings: true or h1 to h5.' })
    .optional(),
})

export type ReaderOptions = z.infer<typeof readerBody>

const malformed = (message: string) => new ReaderFailure('SubmittedDataMalformedError', message)

function check(value: unknown): ReaderOptions {
  const result = readerBody.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw malformed(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`)
}

/** Options from the `X-…` headers. A boolean header is true for any non-empty value (public API facts). */
function fromHeaders(context: Context): Record<string, unknown> {
  const header = (name: string) => context.req.header(name) || undefined
  const number = (name: string) => (header(name) === undefined ? undefined : Number(header(name)))
  const flag = (name: string) => (header(name) === undefined ? undefined : true)
  const timeout = number('x-timeout')
  return {
    respondWith: header('x-respond-with') ?? header('x-return-format'),
    targetSelector: header('x-target-selector'),
    removeSelector: header('x-remove-selector'),
    withLinksSummary: header('x-with-links-summary') === 'all' ? 'all' : flag('x-with-links-summary'),
    withImagesSummary: flag('x-with-images-summary'),
    retainImages: header('x-retain-images'),
    retainLinks: header('x-retain-links'),
    timeout: timeout === undefined ? undefined : Math.min(MAX_TIMEOUT_SECONDS, timeout),
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
  const type = context.req.header('content-type') ?? ''
  const body: unknown = type.includes('json')
    ? await context.req.json().catch(() => undefined)
    : await context.req.parseBody().catch(() => undefined)
  if (body === null || typeof body !== 'object') throw malformed('The body must be a JSON object or a form.')
  return body as Record<string, unknown>
}

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

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
