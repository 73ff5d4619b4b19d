import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

import { resolveName } from '../../kernel/http/resolve-name.ts'
import { decodePage } from './decode-page.ts'
import { noRoom, type OpenPage } from './open-pages.ts'
import { checkUrl, readerLookupBy } from './public-address.ts'
import { ReaderFailure } from './reader-failure.ts'
import { sampleHost, samplePage } from './sample-pages.ts'

const maxRedirects = 5
const maxBytes = 10 * 1024 * 1024
const publicLookup = readerLookupBy(resolveName)
const readable = /^(text\/|application\/([\w.-]+\+)?(json|xml)\s*(;|$))/

export interface FetchedPage {
  /** Where the last redirect led. */
  url: string
  /** HTML, whatever type was sent. */
  html: string
}

function open(
  url: URL,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
  lookup: LookupFunction,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      lookup,
      signal,
      agent: false,
      headers: { accept: 'text/html,*/*;q=0.5', 'accept-encoding': 'gzip, br', ...headers },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      // Otherwise a body without length would end at a reset or timeout as if it were whole.
      outgoing.on('error', (error) => answer.destroy(error))
      resolve(answer)
    })
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy()
      reject(new ReaderFailure('AssertionFailureError', 'The site answered with status 101.'))
    })
    outgoing.end()
  })
}

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

/** The body of an answer without its encoding. Throws `ReaderFailure` for several encodings or an unknown one. */
function decoded(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return answer
  const decoder = decoders.get(encoding)
  if (decoder === undefined) {
    answer.destroy()
    throw new ReaderFailure('AssertionFailureError', 'The page is sent in an encoding that is not read.')
  }
  const stream = decoder()
  answer.on('error', (error) => stream.destroy(error))
  return answer.pipe(stream)
}

async function readBody(answer: IncomingMessage, page: OpenPage | undefined): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of decoded(answer) as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > maxBytes) {
      answer.destroy()
      throw new ReaderFailure('FileTooLargeError', 'The page is larger than 10 MB.')
    }
    try {
      page?.add(part.length)
    } catch (error) {
      answer.destroy()
      throw error
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function explain(error: unknown, signal: AbortSignal, page: OpenPage | undefined): ReaderFailure {
  if (error instanceof ReaderFailure) return error
  if (page?.dropped.aborted === true) return noRoom()
  if (signal.aborted) return new ReaderFailure('TimeoutError', 'The page did not arrive in time.')
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (syscall.startsWith('query')) {
    return new ReaderFailure(
      'AssertionFailureError',
      'The name of this site could not be resolved. Check the address, or the network of this machine.',
    )
  }
  return new ReaderFailure(
    'AssertionFailureError',
    `The page could not be fetched${code === '' ? '' : ` (${code})`}.`,
  )
}

interface FetchOptions {
  timeoutSeconds: number
  headers?: Readonly<Record<string, string>>
  /** Counts the bytes of the page, and drops it when it has to make room. */
  page?: OpenPage
  /** How names are resolved; another one only in tests. */
  lookup?: LookupFunction
  /** Whether other ports than 80 and 443 are read; only in tests. */
  isAnyPort?: boolean
}

/** Fetches one page from the public internet, checking every hop. Throws `ReaderFailure` for all that can go wrong. */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  const { page } = options
  const late = AbortSignal.timeout(options.timeoutSeconds * 1000)
  const signal = page === undefined ? late : AbortSignal.any([late, page.dropped])
  try {
    if (!URL.canParse(address)) throw new ReaderFailure('InvalidRequestError', 'This is not a valid address.')
    let url = new URL(address)
    for (let hop = 0; hop <= maxRedirects; hop++) {
      checkUrl(url, options.isAnyPort)
      if (url.hostname === sampleHost) return readSample(url)
      const answer = await open(url, signal, options.headers ?? {}, options.lookup ?? publicLookup)
      const { statusCode = 0, headers } = answer
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        answer.destroy()
        if (!URL.canParse(headers.location, url))
          throw new ReaderFailure('AssertionFailureError', 'The page redirects to an invalid address.')
        url = new URL(headers.location, url)
        continue
      }
      const contentType = (headers['content-type'] || 'text/html').toLowerCase()
      if (statusCode >= 400 || !readable.test(contentType)) {
        answer.destroy()
        throw new ReaderFailure(
          'AssertionFailureError',
          statusCode >= 400
            ? `The site answered with status ${statusCode}.`
            : `Pages of type ${contentType} are not read.`,
        )
      }
      const bytes = await readBody(answer, page)
      signal.throwIfAborted()
      return { url: url.href, html: decodePage(bytes, contentType) }
    }
    throw new ReaderFailure('AssertionFailureError', `The page redirects more than ${maxRedirects} times.`)
  } catch (error) {
    throw explain(error, signal, page)
  }
}

function readSample(url: URL): FetchedPage {
  const text = samplePage(url.pathname)
  if (text === undefined)
    throw new ReaderFailure('AssertionFailureError', 'The site answered with status 404.')
  return { url: url.href, html: text }
}
