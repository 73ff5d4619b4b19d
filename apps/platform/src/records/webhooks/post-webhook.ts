import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

import type { Config } from '../../kernel/config.ts'
import { PrivateAddressError, publicLookup, urlFault } from '../../kernel/http/public-address.ts'

const timeoutMilliseconds = 10_000

export interface PostOptions {
  networks: Config['webhookNetworks']
  headers: Readonly<Record<string, string>>
  /** How names are resolved; another way only in tests. */
  lookup?: LookupFunction
}

/**
 * Posts JSON and returns the status of the response, whose body is not read and whose redirect is not followed. Throws
 * `PrivateAddressError` for an address that is not public, and the error of the connection. Takes ten seconds at most.
 */
export async function postWebhook(
  address: string,
  body: string,
  { networks, headers, lookup = publicLookup }: PostOptions,
): Promise<number> {
  const url = new URL(address)
  const isPublicOnly = networks === 'public'
  if (isPublicOnly && urlFault(url) !== undefined) throw new PrivateAddressError()
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(timeoutMilliseconds),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'search-foundation-webhooks/1',
          ...headers,
        },
        ...(isPublicOnly && { lookup }),
      },
      (response) => {
        response.on('error', () => undefined).destroy()
        resolve(response.statusCode ?? 0)
      },
    )
      .on('error', reject)
      // A switch of protocols is no response: it counts as the status that it is.
      .on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy()
        resolve(statusCode)
      })
      .end(body)
  })
}
