import { measurePage } from '../engines/page-size.ts'
import { MissingElement, readPage, type ReadablePage, type ReadOptions } from '../engines/readable-page.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { chunkMarkdown, type Chunking } from './chunk-markdown.ts'
import { ReaderFailure, type ReaderFailureName } from './reader-failure.ts'

/** Formats of a page's content. */
export type ReaderFormat = 'content' | 'markdown' | 'html' | 'text'

/** One page as the reader returns it. */
export interface ReadResult {
  title: string
  description: string
  url: string
  content: string
  /** The content cut at its headings, if requested. */
  chunks?: string[]
  /** The other formats, if several were requested. */
  html?: string
  text?: string
  publishedTime?: string
  links?: Record<string, string> | [string, string][]
  images?: Record<string, string>
  usage: { tokens: number }
}

/** A page and what is wanted of it; plain data, because it is sent to a worker. */
export interface Extraction {
  html: string
  url: string
  options: ReadOptions
  formats: readonly ReaderFormat[]
  chunking: Chunking | undefined
  maxTokens: number | undefined
  tokenBudget: number | undefined
  withLinks: boolean | 'all'
  withImages: boolean
}

/** What a worker sends back: errors lose their class on the way, so a failure is its name and message. */
export type Extracted = { result: ReadResult } | { failure: [name: ReaderFailureName, message: string] }

/** Larger pages take too long to parse. Browsers nest 512 levels at most. */
export const largestPage = { elements: 50_000, depth: 256 }

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

function parsePage({ html, url, options, chunking }: Extraction): ReadablePage {
  const { elements, depth } = measurePage(html, largestPage)
  if (elements > largestPage.elements || depth > largestPage.depth)
    throw new ReaderFailure(
      'FileTooLargeError',
      `The page has more than ${largestPage.elements} elements, or nests them more than ${largestPage.depth} deep.`,
    )
  try {
    // Chunks are cut at headings that are marked by hashes.
    const markdown =
      chunking === undefined ? options.markdown : { ...options.markdown, headingStyle: 'atx' as const }
    return readPage(html, url, { ...options, markdown })
  } catch (error) {
    if (error instanceof MissingElement)
      throw new ReaderFailure(
        'AssertionFailureError',
        "waitForSelector: the fetched page has no matching element, and this reader doesn't run scripts that could add it.",
      )
    throw new ReaderFailure('SubmittedDataMalformedError', 'This page or selector could not be parsed.')
  }
}

function resultOf(extraction: Extraction): ReadResult {
  const { url, formats, chunking, maxTokens, tokenBudget, withLinks, withImages } = extraction
  const page = parsePage(extraction)
  // Markdown goes first where it is among several formats: it is what a page's content is.
  const main = formats.find((name) => name === 'content' || name === 'markdown') ?? formats[0] ?? 'content'
  const trim = (text: string) => (maxTokens === undefined ? text : cut(text, maxTokens))
  const content = trim(contentOf(page, main))
  const others = formats
    .filter((name) => name !== main && (name === 'html' || name === 'text'))
    .map((name) => [name, trim(contentOf(page, name))] as const)
  const tokens = others.reduce((sum, [, text]) => sum + countTokens(text), countTokens(content))
  if (tokenBudget !== undefined && tokens > tokenBudget)
    throw new ReaderFailure(
      'TokenBudgetExceededError',
      `The page has ${tokens} tokens; the token budget is ${tokenBudget}.`,
    )
  const isMarkdown = main !== 'html' && main !== 'text'
  const images = page.images.map(([name, address], index) => [`${name} ${index + 1}`, address] as const)
  return {
    title: page.title,
    description: page.description,
    url,
    content,
    ...(isMarkdown && chunking !== undefined && { chunks: chunkMarkdown(content, page.title, chunking) }),
    ...Object.fromEntries(others),
    ...(page.publishedTime !== null && { publishedTime: page.publishedTime }),
    ...(withLinks !== false && { links: withLinks === 'all' ? page.links : Object.fromEntries(page.links) }),
    ...(withImages && { images: Object.fromEntries(images) }),
    usage: { tokens },
  }
}

/** Takes a page apart: its content as clean text in the requested formats, and the other requested parts. */
export function extractPage(extraction: Extraction): Extracted {
  try {
    return { result: resultOf(extraction) }
  } catch (error) {
    if (error instanceof ReaderFailure) return { failure: [error.name, error.message] }
    throw error
  }
}
