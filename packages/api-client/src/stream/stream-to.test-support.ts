import type { ServerResponse } from 'node:http'

/** Begins a response that is a stream of events. */
export const streamTo = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
