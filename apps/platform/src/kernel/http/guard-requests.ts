import type { IncomingMessage, RequestListener } from 'node:http'

import { failureBody } from './failure-body.ts'

/** Headers of every response; a route sets others in their place where it has to. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  // Responses are made for one request. What may be kept says so.
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  // Pages name what they load; nothing else is a page.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Whether a request names several hosts. Proxies and servers that choose different ones could be played off against each other (RFC 9112, 3.2). */
const hasSeveralHosts = ({ headersDistinct: { host = [] } }: IncomingMessage): boolean => host.length > 1

const misdirected = 'This server does not respond under this host name.'

/**
 * Gives every response the headers that keep browsers from guessing, storing and framing it. Requests for a host that `isOurs` does not
 * accept get 421, and requests with several hosts 400.
 *
 * @param docsUrl address of the documentation
 */
export function guardRequests(
  listener: RequestListener,
  isOurs: (host: string | undefined) => boolean,
  docsUrl: string,
): RequestListener {
  const refused = JSON.stringify(failureBody(docsUrl, 421, misdirected))
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (hasSeveralHosts(request)) return void response.writeHead(400, { connection: 'close' }).end()
    if (isOurs(request.headers.host)) return listener(request, response)
    response.writeHead(421, { 'content-type': 'application/json', connection: 'close' }).end(refused)
  }
}
