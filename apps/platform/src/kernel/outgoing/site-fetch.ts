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

/** Requests of all owners to one host at the same time: nobody floods a site through us, and a slow one takes few connections. */
const requestsOfHost = 20

const lookupTurns = createTurns(lookupsOfOwner)
const hostTurns = createTurns(requestsOfHost)
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

/** Makes a request over a connection of its own. `ended` is called when nothing of the connection is left. */
async function fetchAlone(
  url: URL,
  request: RequestInit,
  { owner, networks, lookup, maxBytes, ...bounds }: SiteOptions,
  ended: () => void,
): Promise<Response> {
  const ownLookup = publicLookupBy((name) => lookupTurns(owner, () => resolveName(name)))
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
  agent.once('disconnect', ended)
  // A connection that is being made knows nothing of the end of its call.
  AbortSignal.timeout(bounds.seconds * 1000 + afterwards).addEventListener(
    'abort',
    () => void agent.destroy().finally(ended),
  )
  try {
    return await boundedFetch(agent, bounds)(url, request)
  } catch (error) {
    ended()
    const { cause } = error as Error
    throw cause instanceof PrivateAddressError ? cause : error
  }
}

/**
 * Requests an address that a user has chosen, over a connection of its own that ends with the call. Few requests go to one host at a time; the
 * wait for a turn counts as part of the call. Throws `PrivateAddressError` for an address that is not public.
 */
export async function siteFetch(url: URL, request: RequestInit, options: SiteOptions): Promise<Response> {
  const { networks = 'public', seconds, ending } = options
  if (networks === 'public' && urlFault(url) !== undefined) throw new PrivateAddressError()
  const signals = [AbortSignal.timeout(seconds * 1000), ending, request.signal]
  const signal = AbortSignal.any(signals.filter((one) => one instanceof AbortSignal))
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const giveUp = () => reject(signal.reason as Error)
  signal.addEventListener('abort', giveUp)
  void hostTurns(url.hostname, async () => {
    if (signal.aborted) return
    const { promise: end, resolve: ended } = Promise.withResolvers<void>()
    fetchAlone(url, { ...request, signal }, { ...options, networks }, ended).then(resolve, reject)
    await end
  })
  return promise.finally(() => signal.removeEventListener('abort', giveUp))
}
