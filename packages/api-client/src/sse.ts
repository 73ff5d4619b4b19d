import { abortedError, brand, failure } from './errors.ts'

/** One event of a stream. */
export interface ServerSentEvent {
  /** `message` when the server named none. */
  event: string
  /** The data lines, joined by newlines. */
  data: string
  /** The last event id in force. */
  id: string
  /** Milliseconds to wait before connecting again, once the server has said so. */
  retry?: number | undefined
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
 * Iterating throws `AbortedError`, `StreamCutError` when the body breaks off or ends within a block or a line, `RangeError` for an event that is too long.
 */
export function decodeEventStream(
  source: ReadableStream<Uint8Array> | Response | ByteSource,
  { signal, maxEventBytes = Infinity, lenientEnd }: DecodeOptions = {},
): EventDecoder {
  // A response without a body has no reader either, and no events.
  const reader = ((source as Response).body ?? (source as ByteSource)).getReader?.() as ReturnType<
    ByteSource['getReader']
  >
  // The byte order mark is taken off by hand: the decoder's own way loses a second one when the first was cut in two.
  const decoder = new TextDecoder('utf8', { ignoreBOM: true })
  /** The events of the last text; those before `head` are given out. */
  let queue: Result[] = []
  let head = 0
  let count = 0
  let isOver = !reader
  /** What follows the last event. */
  let end = () => ({ done: true }) as Result

  /** The line that is being read. A rope: flattened once, when it is whole, so that a line in many pieces takes linear time. */
  let line = ''
  /** What is left out at the start of the next text: the byte order mark, or the second half of a CRLF. */
  let skipped = '\uFEFF'
  /** The block that is being read: its last line, and its fields. */
  let openLine = ''
  let data: string | undefined
  let event: string | undefined
  let id = ''
  let lastEventId = ''
  let retry: number | undefined

  const close = (reason?: Error) => {
    if (isOver) return
    isOver = true
    signal?.removeEventListener('abort', abort)
    if (reason)
      end = () => {
        throw reason
      }
    return reader.cancel(reason).catch(() => undefined)
  }
  const abort = () => {
    queue = []
    void close(signal?.reason?.[brand] ? signal.reason : abortedError(signal?.reason))
  }
  if (signal?.aborted) abort()
  else signal?.addEventListener('abort', abort)

  const cut = (cause?: unknown) =>
    close(failure('StreamCutError', 'Stream cut', { events: count, lastEventId }, { cause }))

  const parse = (text: string) => {
    if (!text) return
    let start = +(text[0] === skipped)
    skipped = text.endsWith('\r') ? '\n' : ''
    // Only a lone CR is replaced: copying a whole text for each CRLF would cost more than looking at every line's end.
    const hasReturns = text.includes('\r')
    if (hasReturns) text = text.replaceAll(/\r(?!\n)/g, '\n')
    for (;;) {
      const stop = text.indexOf('\n', start)
      // Without a stop, -1 becomes more than the length: all that is left.
      line += text.slice(start, (stop - +(hasReturns && text[stop - 1] === '\r')) >>> 0)
      if (line.length + (data?.length ?? 0) > maxEventBytes)
        void close(new RangeError('Exceeds maxEventBytes'))
      if (isOver || stop < 0) break
      start = stop + 1
      let colon = line.indexOf(':')
      // A comment changes nothing.
      if (colon) {
        openLine = line
        if (line) {
          if (colon < 0) colon = line.length
          const name = line.slice(0, colon)
          const value = line.slice(++colon + +(line[colon] === ' '))
          if (name === 'data') data = data?.concat('\n', value) ?? value
          else if (name === 'event') event = value
          else if (name === 'id' && !value.includes('\0')) id = value
          else if (name === 'retry' && /^\d+$/.test(value)) retry = +value
        } else {
          lastEventId = id
          if (data !== undefined) {
            count++
            queue.push({ done: false, value: { event: event || 'message', data, id, retry } })
          }
          event = data = undefined
        }
      }
      line = ''
    }
  }

  const read = async () => {
    queue = []
    head = 0
    try {
      while (!isOver && !queue[head]) {
        // oxlint-disable-next-line no-await-in-loop -- chunks come one after another
        const { done, value } = await reader.read()
        parse(decoder.decode(value, { stream: !done }))
        if (done) {
          if (!lenientEnd && openLine + line) void cut()
          void close()
        }
      }
    } catch (error) {
      void cut(error)
    }
    return queue[head++] ?? end()
  }

  return {
    // By hand, not an async function around all: one promise less for each chunk.
    next: () => (isOver || queue[head] ? (async () => queue[head++] ?? end())() : read()),
    return: async () => {
      queue = []
      await close()
      return { done: true } as Result
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
