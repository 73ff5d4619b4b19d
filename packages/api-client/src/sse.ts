import { abortedError, failure } from './errors.ts'

/** One event of a stream. */
export interface ServerSentEvent {
  /** `message` when the server named none. */
  event: string
  /** The data lines, joined by newlines. */
  data: string
  /** The last event id in force. */
  id: string
  /** Milliseconds to wait before connecting again, once the server has said so. */
  retry?: number
}

export interface DecodeOptions {
  /** Ends the iteration with `AbortedError`, also when events are waiting. */
  signal?: AbortSignal
  /** Longest event that is taken, counted in UTF-16 units (never more than its bytes); no limit unless given. */
  maxEventBytes?: number
  /** Let a stream end within a block: the block is dropped, as the HTML Standard says, instead of `StreamCutError`. */
  lenientEnd?: boolean
}

/** What is read of a body; a `ReadableStream` has it. */
export interface ByteSource {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(reason?: unknown): Promise<unknown>
  }
}

/** The events of a stream, one for each `next()`; the body is read when none is waiting. */
export interface EventDecoder extends AsyncIterableIterator<ServerSentEvent, void, undefined> {
  return(): Promise<IteratorResult<ServerSentEvent, void>>
  /** Id to go on from; empty until the server has given one. */
  readonly lastEventId: string
  /** Milliseconds to wait before connecting again, when the server has said so. */
  readonly retry: number | undefined
}

type Result = IteratorResult<ServerSentEvent, void>

/**
 * Decodes server-sent events (HTML Standard §9.2.5–9.2.6) as they are asked for. Leaving the loop cancels the body and frees its connection.
 * Iterating throws `AbortedError`, `StreamCutError` when the body breaks off or ends within a block, `RangeError` for an event that is too long.
 */
export function decodeEventStream(
  source: ReadableStream<Uint8Array> | Response | ByteSource,
  options: DecodeOptions = {},
): EventDecoder {
  const { signal, maxEventBytes = Infinity, lenientEnd } = options
  const body = 'body' in source ? source.body : source
  const reader = body?.getReader() as ReturnType<ByteSource['getReader']> | undefined
  // The byte order mark is taken off by hand: the decoder's own way loses a second one when the first was cut in two.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const ended: Result = { done: true, value: undefined }
  /** Events that are waiting, the next one last. */
  const queue: Result[] = []
  let count = 0
  let isOver = !reader
  let reading: Promise<Result> | undefined
  /** What follows the last event. */
  let end = () => ended

  let rest = ''
  /** What is left out at the start of the next text: the byte order mark, or the second half of a CRLF. */
  let skipped = '\uFEFF'
  /** The block that is being read: its last line, and its fields. */
  let openLine = ''
  let data: string | undefined
  let event = ''
  let id = ''
  let lastEventId = ''
  let retry: number | undefined

  const within = (line: string) => {
    if (line.length + (data?.length ?? 0) > maxEventBytes) throw new RangeError('Event too long')
    return line
  }

  const takeLine = (line: string) => {
    const colon = line.indexOf(':')
    // A comment changes nothing.
    if (colon === 0) return
    openLine = line
    if (line) {
      const name = colon < 0 ? line : line.slice(0, colon)
      const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
      if (name === 'data') data = data === undefined ? value : `${data}\n${value}`
      else if (name === 'event') event = value
      else if (name === 'id' && !value.includes('\0')) id = value
      else if (name === 'retry' && /^\d+$/.test(value)) retry = +value
      return
    }
    lastEventId = id
    if (data !== undefined) {
      const value: ServerSentEvent = { event: event || 'message', data, id }
      if (retry !== undefined) value.retry = retry
      count++
      queue.push({ done: false, value })
    }
    event = ''
    data = undefined
  }

  const takeText = (chunk: string) => {
    if (!chunk) return
    let text = chunk[0] === skipped ? chunk.slice(1) : chunk
    skipped = text.endsWith('\r') ? '\n' : ''
    if (text.includes('\r') && /\r(?!\n)/.test(text)) text = text.replaceAll(/\r\n?/g, '\n')
    let start = 0
    for (let stop = 0; (stop = text.indexOf('\n', start)) >= 0; start = stop + 1) {
      // A rope: flattened once, at the end of its line, so that a line in many pieces takes linear time.
      takeLine(within(rest + text.slice(start, text[stop - 1] === '\r' ? stop - 1 : stop)))
      rest = ''
    }
    rest = within(rest + text.slice(start))
  }

  const close = async (reason?: Error | false) => {
    if (isOver) return
    isOver = true
    signal?.removeEventListener('abort', abort)
    if (reason)
      end = () => {
        throw reason
      }
    await reader?.cancel(reason).catch(() => undefined)
  }
  const abort = () => {
    queue.length = 0
    void close(abortedError(signal?.reason))
  }
  if (signal?.aborted) abort()
  else signal?.addEventListener('abort', abort)

  const cut = (cause?: unknown) =>
    failure('StreamCutError', 'Stream cut', { events: count, lastEventId }, { cause })

  const read = async () => {
    try {
      while (!isOver && !queue.length) {
        // oxlint-disable-next-line no-await-in-loop -- chunks come one after another
        const { done, value } = await (reader as NonNullable<typeof reader>).read()
        if (isOver) break
        takeText(decoder.decode(value, { stream: !done }))
        if (done) void close(!lenientEnd && /^[^:]/.test(openLine + rest) && cut())
      }
    } catch (error) {
      void close(error instanceof RangeError ? error : cut(error))
    }
    queue.reverse()
    reading = undefined
    return take()
  }

  const take = () => queue.pop() ?? end()
  const next = async (): Promise<Result> => {
    if (reading) return reading.then(next, next)
    return isOver || queue.length ? take() : (reading = read())
  }

  return {
    next,
    async return() {
      queue.length = 0
      await close()
      return ended
    },
    [Symbol.asyncIterator]() {
      return this
    },
    get lastEventId() {
      return lastEventId
    },
    get retry() {
      return retry
    },
  }
}
