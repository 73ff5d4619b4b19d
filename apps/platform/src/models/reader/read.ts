import { MissingElement, readPage, type ReadablePage } from '../engines/readable-page.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { chunkMarkdown } from './chunk-markdown.ts'
import { fetchPage } from './fetch-page.ts'
import { ReaderFailure } from './reader-failure.ts'
import {
  chunkingOf,
  formatsOf,
  pageAddress,
  type ReaderFormat,
  type ReaderOptions,
} from './reader-options.ts'

/** One page as the reader returns it. */
export interface ReadResult {
  title: string
  description: string
  url: string
  content: string
  /** The content cut at its headings, where that is asked for. */
  chunks?: string[]
  /** With several formats asked for, those beside the content. */
  html?: string
  text?: string
  publishedTime?: string
  links?: Record<string, string> | [string, string][]
  images?: Record<string, string>
  usage: { tokens: number }
}

/** A fragment becomes a page, since without a body the parser finds none. */
const wholePage = (html: string) =>
  /<(html|body)[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`

async function source(options: ReaderOptions): Promise<{ url: string; html: string }> {
  if (options.html !== undefined)
    return {
      url: options.url === undefined ? 'about:blank' : pageAddress(options.url),
      html: wholePage(options.html),
    }
  if (options.url === undefined || options.url === '')
    throw new ReaderFailure('InvalidRequestError', 'Give an address to read, or HTML.')
  const fetched = await fetchPage(pageAddress(options.url), {
    timeoutSeconds: options.timeout,
    headers: {
      'user-agent': options.userAgent ?? 'search-foundation-reader/0.1',
      ...(options.locale !== undefined && { 'accept-language': options.locale }),
      ...(options.referer !== undefined && { referer: options.referer }),
    },
  })
  const html = fetched.contentType.includes('html')
    ? fetched.text
    : `<pre>${fetched.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
  return { url: fetched.url, html }
}

function contentOf(page: ReadablePage, format: ReaderFormat): string {
  if (format === 'html') return page.html
  return format === 'text' ? page.text : page.markdown
}

/** Cuts a text to a number of tokens at the end of a line. */
function cut(content: string, maxTokens: number): string {
  const lines = content.split('\n')
  let tokens = 0
  const end = lines.findIndex((line) => (tokens += countTokens(`${line}\n`)) > maxTokens)
  return end < 0 ? content : lines.slice(0, end).join('\n')
}

/** Reads a page and makes it clean text. Throws `ReaderFailure`. */
export async function read(options: ReaderOptions): Promise<ReadResult> {
  const { url, html } = await source(options)
  const chunking = chunkingOf(options)
  let page: ReadablePage
  try {
    page = readPage(html, url, {
      ...options,
      // Chunks are cut at headings that are marked by hashes.
      ...(chunking !== undefined && { markdown: { ...options.markdown, headingStyle: 'atx' } }),
    })
  } catch (error) {
    if (error instanceof MissingElement)
      throw new ReaderFailure(
        'AssertionFailureError',
        'waitForSelector: the page has no such element as it is fetched, and this reader runs no script that could make it.',
      )
    throw new ReaderFailure('SubmittedDataMalformedError', 'This page or selector could not be parsed.')
  }
  // Markdown goes first where it is among several formats: it is what a page's content is.
  const formats = formatsOf(options)
  const main = formats.find((name) => name === 'content' || name === 'markdown') ?? formats[0] ?? 'content'
  const trim = (text: string) => (options.maxTokens === undefined ? text : cut(text, options.maxTokens))
  const content = trim(contentOf(page, main))
  const others = formats
    .filter((name) => name !== main && (name === 'html' || name === 'text'))
    .map((name) => [name, trim(contentOf(page, name))] as const)
  const tokens = others.reduce((sum, [, text]) => sum + countTokens(text), countTokens(content))
  if (options.tokenBudget !== undefined && tokens > options.tokenBudget) {
    throw new ReaderFailure(
      'TokenBudgetExceededError',
      `The page has ${tokens} tokens, the budget is ${options.tokenBudget}.`,
    )
  }
  const isMarkdown = main !== 'html' && main !== 'text'
  return {
    title: page.title,
    description: page.description,
    url,
    content,
    ...(isMarkdown && chunking !== undefined && { chunks: chunkMarkdown(content, page.title, chunking) }),
    ...Object.fromEntries(others),
    ...(page.publishedTime === null ? {} : { publishedTime: page.publishedTime }),
    ...(options.withLinksSummary === false
      ? {}
      : { links: options.withLinksSummary === 'all' ? page.links : Object.fromEntries(page.links) }),
    ...(options.withImagesSummary
      ? {
          images: Object.fromEntries(
            page.images.map(([name, address], index) => [`${name} ${index + 1}`, address]),
          ),
        }
      : {}),
    usage: { tokens },
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
