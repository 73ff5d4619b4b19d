import type { Work } from '../../kernel/fair-queue.ts'
import type { ReadResult } from './extract-page.ts'
import { fetchPage } from './fetch-page.ts'
import { countOpenPages, openPageLimits, type OpenPage } from './open-pages.ts'
import type { PageExtractor } from './page-extractor.ts'
import { ReaderFailure } from './reader-failure.ts'
import { chunkingOf, formatsOf, pageAddress, type ReaderOptions } from './reader-options.ts'

/** The pages that this process has open. */
const openPages = countOpenPages(openPageLimits)

async function source(
  options: ReaderOptions,
  caller: string,
  page: OpenPage,
  signal: AbortSignal,
): Promise<{ url: string; html: string }> {
  if (options.html !== undefined)
    return {
      url: options.url === undefined ? 'about:blank' : pageAddress(options.url),
      html: options.html,
    }
  if (options.url === undefined || options.url === '')
    throw new ReaderFailure('InvalidRequestError', 'Give a URL or HTML to read.')
  return fetchPage(pageAddress(options.url), {
    timeoutSeconds: options.timeout,
    page,
    signal,
    caller,
    headers: {
      'user-agent': options.userAgent ?? 'search-foundation-reader/0.1',
      ...(options.locale !== undefined && { 'accept-language': options.locale }),
      ...(options.referer !== undefined && { referer: options.referer }),
    },
  })
}

/** Reads a page for a caller and makes it clean text. Throws `ReaderFailure`, also when `signal` is aborted while the page arrives. */
export async function read(
  options: ReaderOptions,
  pages: PageExtractor,
  caller: Omit<Work, 'weight'>,
  signal: AbortSignal,
): Promise<ReadResult> {
  const { targetSelector, removeSelector, waitForSelector, retainImages, retainLinks, markdown, noGfm } =
    options
  const { withLinksSummary, withImagesSummary, maxTokens, tokenBudget } = options
  const page = openPages.open(caller.owner)
  try {
    const extraction = {
      ...(await source(options, caller.owner, page, signal)),
      options: {
        targetSelector,
        removeSelector,
        waitForSelector,
        retainImages,
        retainLinks,
        markdown,
        noGfm,
      },
      formats: formatsOf(options),
      chunking: chunkingOf(options),
      maxTokens,
      tokenBudget,
      withLinks: withLinksSummary,
      withImages: withImagesSummary,
    }
    return await pages.extract(extraction, caller)
  } finally {
    page.close()
  }
}

/** Separator between two chunks of a text (public API facts: U+001D). */
const chunkSeparator = '\n\n\u001D'

/** Returns the plain-text response, for clients that do not accept JSON: the formats one after the other, chunks without a head. */
export function asText(result: ReadResult, options: Pick<ReaderOptions, 'respondWith'>): string {
  const content = result.chunks?.join(chunkSeparator) ?? result.content
  const text = [content, result.html, result.text].filter((part) => part !== undefined).join('\n\n')
  return result.chunks === undefined && formatsOf(options).includes('content')
    ? `Title: ${result.title}\n\nURL Source: ${result.url}\n\nMarkdown Content:\n${text}\n`
    : text
}
