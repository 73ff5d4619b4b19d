/** One event of a stream. */
export interface ServerSentEvent {
  /** `message` when the server named none. */
  event: string
  /** The data lines, joined by newlines. */
  data: string
  /** The last event id in force. */
  id: string
}

/** Decodes the lines of an event stream (HTML Standard §9.2.6): `push` text, get the events it completes. */
function createParser() {
  let rest = ''
  let event = ''
  let data: string[] = []
  let id = ''
  let start = true

  function line(text: string): ServerSentEvent | undefined {
    if (text === '') {
      const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n'), id } : undefined
      event = ''
      data = []
      return complete
    }
    const colon = text.indexOf(':')
    if (colon === 0) return undefined
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(text[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && !value.includes('\0')) id = value
    return undefined
  }

  return (text: string): ServerSentEvent[] => {
    rest += start && text !== '' ? text.replace(/^\uFEFF/, '') : text
    if (text !== '') start = false
    const events: ServerSentEvent[] = []
    let position = 0
    for (let end = position; end < rest.length; end++) {
      const character = rest[end]
      if (character !== '\n' && character !== '\r') continue
      // A CR at the very end may be half of CRLF: wait for what follows.
      if (character === '\r' && end === rest.length - 1) break
      const complete = line(rest.slice(position, end))
      if (complete !== undefined) events.push(complete)
      if (character === '\r' && rest[end + 1] === '\n') end++
      position = end + 1
    }
    rest = rest.slice(position)
    return events
  }
}

/** Reads server-sent events from a response body, one at a time, as they come. Leaving the loop early frees the connection. */
export async function* decodeEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const push = createParser()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      yield* push(done ? decoder.decode() : decoder.decode(value, { stream: true }))
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
