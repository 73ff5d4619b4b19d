import type { LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'

import { boundedFetch, connectionOptions, type FetchBounds } from './bounded-fetch.ts'
import { publicLookupBy, urlFault, PrivateAddressError } from './public-address.ts'
import { lookupBy, resolveName, systemResolver } from './resolve-name.ts'
import { createTurns } from './turns.ts'

/** Look-ups of one owner at the same time. */
const lookupsOfOwner = 4
/** Milliseconds after the end of a call at which nothing of its connection is left. */
const afterwards = 100

const turns = createTurns(lookupsOfOwner)
const systemLookup = lookupBy(systemResolver())

export interface SiteOptions extends FetchBounds {
  /** Who has chosen the address: few of the owner's names are resolved at a time. */
  owner: string
  /** `any` allows private addresses, too. */
  networks?: 'public' | 'any'
  /** How names are resolved; another way only in tests. */
  lookup?: LookupFunction | undefined
  /** Largest response in bytes. */
  maxBytes: number
}

/** Makes a connection whose reset is an error. The library takes a reset for the end of a body without a length. */
function connectorOf(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options)
  return (target, callback) =>
    connect(target, (...[error, socket]) => {
      if (error !== null) return callback(error, null)
      socket.on('error', (failure: NodeJS.ErrnoException) => {
        if (failure.code === 'ECONNRESET') failure.code = 'UND_ERR_SOCKET'
      })
      return callback(null, socket)
    })
}

/**
 * Requests an address that a user has chosen, over a connection of its own that ends with the call. Throws `PrivateAddressError` for one
 * that is not public.
 */
export async function siteFetch(
  url: URL,
  request: RequestInit,
  { owner, networks = 'public', lookup, maxBytes, ...bounds }: SiteOptions,
): Promise<Response> {
  if (networks === 'public' && urlFault(url) !== undefined) throw new PrivateAddressError()
  const ownLookup = publicLookupBy((name) => turns(owner, () => resolveName(name)))
  const agent = new Agent({
    ...connectionOptions,
    maxResponseSize: maxBytes,
    // The connection is not kept for other requests.
    pipelining: 0,
    connect: connectorOf({
      timeout: bounds.seconds * 1000,
      allowH2: false,
      lookup: lookup ?? (networks === 'any' ? systemLookup : ownLookup),
    }),
  })
  // A connection that is being made knows nothing of the end of its call.
  AbortSignal.timeout(bounds.seconds * 1000 + afterwards).addEventListener(
    'abort',
    () => void agent.destroy(),
  )
  try {
    return await boundedFetch(agent, bounds)(url, request)
  } catch (error) {
    const { cause } = error as Error
    throw cause instanceof PrivateAddressError ? cause : error
  }
}
