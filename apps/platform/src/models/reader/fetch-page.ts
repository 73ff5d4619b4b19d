import type { LookupFunction } from 'node:net'

import { PrivateAddressError } from '../../kernel/outgoing/public-address.ts'
import { siteFetch } from '../../kernel/outgoing/site-fetch.ts'
import { decodePage } from './decode-page.ts'
import { noRoom, type OpenPage } from './open-pages.ts'
import { checkUrl, privateAddress } from './public-address.ts'
import { ReaderFailure } from './reader-failure.ts'
import { sampleHost, samplePage } from './sample-pages.ts'

const maxRedirects = 5
const maxBytes = 10 * 1024 * 1024
const readable = /^(text\/|application\/([\w.-]+\+)?(json|xml)\s*(;|$))/

export interface FetchedPage {
  /** Where the last redirect led. */
  url: string
  /** HTML, whatever type was sent. */
  html: string
}

/** Encodings that the library undoes. */
const encodings = ['', 'identity', 'gzip', 'x-gzip', 'br', 'deflate']

const tooLarge = () => new ReaderFailure('FileTooLargeError', 'The page is larger than 10 MB.')

/** Reads the body of a response without its encoding. Throws `ReaderFailure` for several encodings or an unknown one. */
async function readBody({ headers, body }: Response, page: OpenPage | undefined): Promise<Buffer> {
  if (!encodings.includes((headers.get('content-encoding') ?? '').trim().toLowerCase())) {
    await body?.cancel()
    throw new ReaderFailure('AssertionFailureError', "The page has a content encoding that isn't supported.")
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw tooLarge()
    page?.add(part.length)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function explain(error: unknown, page: OpenPage | undefined): ReaderFailure {
  if (error instanceof ReaderFailure) return error
  if (page?.dropped.aborted === true) return noRoom()
  const { name, cause = error } = error as Error
  if (name === 'TimeoutError') return new ReaderFailure('TimeoutError', 'The page did not arrive in time.')
  if (cause instanceof PrivateAddressError) return privateAddress()
  const { code = '', syscall = '', message } = cause as NodeJS.ErrnoException
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return tooLarge()
  if (message === 'bad upgrade')
    return new ReaderFailure('AssertionFailureError', 'The site answered with status 101.')
  if (syscall.startsWith('query') || code === 'ETIMEOUT') {
    return new ReaderFailure('AssertionFailureError', "The hostname couldn't be resolved. Check the URL.")
  }
  return new ReaderFailure(
    'AssertionFailureError',
    `The page could not be fetched${code === '' ? '' : ` (${code})`}.`,
  )
}

interface FetchOptions {
  /** Longest duration, redirects included. */
  timeoutSeconds: number
  /** Who reads the page: few of a caller's names are resolved at a time. */
  caller: string
  headers?: Readonly<Record<string, string>>
  /** Aborted when the client leaves: nobody waits for the page then. */
  signal?: AbortSignal | undefined
  /** Counts the bytes of the page, and drops it when it has to make room. */
  page?: OpenPage
  /** How names are resolved; another one only in tests. */
  lookup?: LookupFunction
  /** Whether other ports than 80 and 443 are read; only in tests. */
  isAnyPort?: boolean
}

/** Fetches one page from the public internet, checking every hop. Throws `ReaderFailure` for all that can go wrong. */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  const { timeoutSeconds: seconds, caller: owner, headers = {}, lookup, page } = options
  const late = AbortSignal.timeout(seconds * 1000)
  const signals = [late, page?.dropped, options.signal].filter((one) => one !== undefined)
  const signal = AbortSignal.any(signals)
  const request = {
    signal,
    headers: { accept: 'text/html,*/*;q=0.5', 'accept-encoding': 'gzip, br', ...headers },
  }
  try {
    if (!URL.canParse(address)) throw new ReaderFailure('InvalidRequestError', "This isn't a valid URL.")
    let url = new URL(address)
    for (let hop = 0; hop <= maxRedirects; hop++) {
      checkUrl(url, options.isAnyPort)
      if (url.hostname === sampleHost) return readSample(url)
      const response = await siteFetch(url, request, { owner, seconds, lookup, maxBytes: 2 * maxBytes })
      const { status } = response
      const location = response.headers.get('location')
      if (status >= 300 && status < 400 && location !== null) {
        await response.body?.cancel()
        if (!URL.canParse(location, url))
          throw new ReaderFailure('AssertionFailureError', 'The page redirects to an invalid URL.')
        url = new URL(location, url)
        continue
      }
      const contentType = (response.headers.get('content-type') || 'text/html').toLowerCase()
      if (status >= 400 || !readable.test(contentType)) {
        await response.body?.cancel()
        throw new ReaderFailure(
          'AssertionFailureError',
          status >= 400
            ? `The site answered with status ${status}.`
            : `Pages of type ${contentType} aren't supported.`,
        )
      }
      const bytes = await readBody(response, page)
      signal.throwIfAborted()
      return { url: url.href, html: decodePage(bytes, contentType) }
    }
    throw new ReaderFailure('AssertionFailureError', `The page redirects more than ${maxRedirects} times.`)
  } catch (error) {
    throw explain(error, page)
  }
}

function readSample(url: URL): FetchedPage {
  const text = samplePage(url.pathname)
  if (text === undefined)
    throw new ReaderFailure('AssertionFailureError', 'The site answered with status 404.')
  return { url: url.href, html: text }
}
