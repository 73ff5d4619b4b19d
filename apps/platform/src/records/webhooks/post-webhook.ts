import type { LookupFunction } from 'node:net'

import type { Config } from '../../kernel/config.ts'
import { PrivateAddressError } from '../../kernel/outgoing/public-address.ts'
import { siteFetch } from '../../kernel/outgoing/site-fetch.ts'
import type { DeliveryError } from './delivery-error.ts'

/** Seconds that an endpoint has to respond. */
export const longestSeconds = 10
/** Bytes of a response; no more of it is of use. */
const maxBytes = 64 * 1024

export interface PostOptions {
  networks: Config['webhookNetworks']
  /** Whose endpoint it is. */
  owner: string
  headers: Readonly<Record<string, string>>
  ending?: AbortSignal | undefined
  /** How names are resolved; another way only in tests. */
  lookup?: LookupFunction | undefined
}

/**
 * Posts JSON and returns the response. A redirect is not followed. Throws `PrivateAddressError` for an address that is not public, and
 * the error of the connection. Takes ten seconds at most.
 */
export function postWebhook(
  address: string,
  body: string,
  { headers, ...options }: PostOptions,
): Promise<Response> {
  const request = {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'search-foundation-webhooks/1',
      ...headers,
    },
  }
  return siteFetch(new URL(address), request, { ...options, seconds: longestSeconds, maxBytes })
}

/** Errors of names that have no address, or whose name servers do not tell it. */
const unresolved = /^(ENOTFOUND|ENODATA|ETIMEOUT|EAI_AGAIN|ESERVFAIL|EREFUSED)$/

/**
 * Returns why there was no response. The words are the same for a name that is unknown and for one that leads to a private address: they
 * would tell what names mean in our network.
 */
export function reasonOf(error: unknown): DeliveryError {
  const { name, cause = error } = error as Error
  if (name === 'TimeoutError')
    return { code: 'timeout', message: `No response within ${longestSeconds} seconds.` }
  const { code = '', syscall = '' } = cause as NodeJS.ErrnoException
  if (cause instanceof PrivateAddressError || unresolved.test(code) || syscall.startsWith('query'))
    return { code: 'no_public_address', message: 'The hostname of the URL has no public IP address.' }
  return { code: 'connection_failed', message: `The connection failed${code === '' ? '' : ` (${code})`}.` }
}
