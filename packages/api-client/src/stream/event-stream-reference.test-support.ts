import type { ServerSentEvent } from '../sse.ts'

/**
 * Decodes a whole event stream by the steps of the HTML Standard §9.2.6 and without regard to speed, to compare the decoder with.
 * Returns its events; a block without an empty line after it is dropped.
 */
export function referenceEvents(bytes: Uint8Array): ServerSentEvent[] {
  // Decoding drops one leading byte order mark.
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\n|\r/)
  // What follows the last line end is no complete line.
  lines.pop()
  const events: ServerSentEvent[] = []
  let data = ''
  let event = ''
  let id = ''
  let retry: number | undefined
  for (const line of lines) {
    if (line === '') {
      if (data !== '') events.push({ event: event || 'message', data: data.slice(0, -1), id, retry })
      data = ''
      event = ''
    } else if (!line.startsWith(':')) {
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
      if (field === 'event') event = value
      if (field === 'data') data += `${value}\n`
      if (field === 'id' && !value.includes('\0')) id = value
      if (field === 'retry' && /^[0-9]+$/.test(value)) retry = Number(value)
    }
  }
  return events
}
