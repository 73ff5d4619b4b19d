import { request as httpRequest, type Agent } from 'node:http'

import type { MalformedRequest } from './malformed-requests.test-support.ts'

export interface MalformedResponse {
  status: number
  text: string
  requestId: string | undefined
}

/** Returns the fault of a response of any host; undefined for a correct one. */
export function complaint(
  { method, path }: MalformedRequest,
  { status, text }: MalformedResponse,
): string | undefined {
  if (status >= 500) return `${method} ${path}: ${status} ${text.slice(0, 500)}`
  if (/\n\s+at .+:\d+:\d+/.test(text)) return `${method} ${path} shows a stack: ${text.slice(0, 500)}`
  return undefined
}

/** Sends a request to a port of this machine. Rejects without a response. */
export function askPort(
  { method, path, headers, body }: MalformedRequest,
  port: number,
  agent: Agent,
): Promise<MalformedResponse> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    // Headers and paths that the client itself refuses to send are not the server's trouble.
    const safePath = path.replace(/[^\x21-\x7e]/g, encodeURIComponent)
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path: safePath, headers: { ...headers, ...length }, agent },
      (answer) => {
        let text = ''
        answer.on('data', (part: Buffer) => (text += part.toString('latin1')))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text,
            requestId: answer.headers['x-request-id'] as string | undefined,
          }),
        )
      },
    )
    request.setTimeout(20_000, () => request.destroy(new Error(`${method} ${path}: no answer`)))
    request.on('error', reject)
    request.end(body)
  })
}
