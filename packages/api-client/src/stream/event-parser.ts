/** One event of a stream. */
export interface ServerSentEvent {
  /** Event name; `message` if the server sent none. */
  event: string
  /** The data lines, joined by newlines. */
  data: string
  /** The last event ID that the server sent; empty until then. */
  id: string
  /** Milliseconds to wait before reconnecting, if the server has sent them. */
  retry?: number | undefined
}

/** What a stream has set for all of its events so far. */
export interface StreamState {
  /** Number of events. */
  events: number
  lastEventId: string
  retry?: number | undefined
}

export interface EventParser {
  /** Adds text, in pieces of any size. */
  push(chunk: string): void
  /** Returns the next complete event; undefined when it needs more text. Throws `RangeError` for an event that is too long. */
  next(): ServerSentEvent | undefined
  /** Returns whether the text so far ends within a line or a block, so that a stream that ends here was cut. */
  isMidBlock(): boolean
}

/**
 * Parses server-sent events (HTML Standard §9.2.6) without any input or output, and keeps `state` current. A leading byte order mark is dropped.
 * `maxLength` limits the data of an event plus its current line, in UTF-16 units.
 */
export function createEventParser(state: StreamState, maxLength = Infinity): EventParser {
  /** Text with LF line ends, parsed up to `start`. Empty when the next event needs more text. */
  let text = ''
  let start = 0
  /** Character to drop from the start of the next chunk: the byte order mark, or the LF of a CRLF cut in two. */
  let dropped: string | undefined = '\uFEFF'
  /** Start of a line whose end has not come. The engine joins the pieces once, when the line is complete, so this takes linear time. */
  let partialLine = ''

  /** The block so far. */
  let hasFields = false
  let type = ''
  let data: string | undefined
  let id = ''

  function parseField(line: string) {
    const colon = line.indexOf(':')
    // A line that starts with a colon is a comment.
    hasFields ||= colon !== 0
    const end = colon < 0 ? line.length : colon
    const name = line.slice(0, end)
    const value = line.slice(end + (line[end + 1] === ' ' ? 2 : 1))
    if (name === 'data') data = data === undefined ? value : `${data}\n${value}`
    else if (name === 'event') type = value
    else if (name === 'id' && !value.includes('\0')) id = value
    else if (name === 'retry' && /^\d+$/.test(value)) state.retry = Number(value)
  }

  /** Ends a block. Returns its event; undefined for a block without data. */
  function endBlock(): ServerSentEvent | undefined {
    const event = { event: type || 'message', data, id, retry: state.retry }
    state.lastEventId = id
    hasFields = false
    type = ''
    data = undefined
    if (event.data === undefined) return undefined
    state.events++
    return event as ServerSentEvent
  }

  return {
    push(chunk) {
      if (!chunk) return
      text = text.slice(start) + (chunk[0] === dropped ? chunk.slice(1) : chunk)
      start = 0
      dropped = chunk.endsWith('\r') ? '\n' : undefined
      if (text.includes('\r')) text = text.replaceAll(/\r\n?/g, '\n')
    },
    next() {
      while (text) {
        const end = text.indexOf('\n', start)
        const line = partialLine + text.slice(start, end < 0 ? undefined : end)
        if (line.length + (data?.length ?? 0) > maxLength) throw new RangeError('Exceeds maxEventBytes')
        if (end < 0) {
          partialLine = line
          text = ''
          return undefined
        }
        partialLine = ''
        start = end + 1
        if (line) parseField(line)
        else {
          const event = endBlock()
          if (event) return event
        }
      }
      return undefined
    },
    isMidBlock: () => hasFields || partialLine !== '',
  }
}
