import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'

import { withinSeconds } from './within-seconds.ts'

/** Returns the addresses of a name, IPv4 first; rejects with the error of the name servers. */
export type ResolveName = (hostname: string) => Promise<LookupAddress[]>

/** A silent name server is asked twice, with this wait in milliseconds, which doubles. */
const timeout = 1000
const tries = 2
/** Longest look-up, however many name servers there are. */
const longestSeconds = 5

const late = () => Object.assign(new Error('The name was not resolved in time.'), { code: 'ETIMEOUT' })

/**
 * Resolves names that callers choose by asking name servers over the network. `dns.lookup` would hold one of libuv's few threads for
 * each name whose server is silent, and with it every other look-up and file access of the process.
 * @param servers addresses of name servers; those of the system if not given
 */
export function nameResolver(servers?: readonly string[]): ResolveName {
  const resolver = new Resolver({ timeout, tries })
  if (servers) resolver.setServers(servers)
  return async (hostname) => {
    const [four, six] = await withinSeconds(
      longestSeconds,
      Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]),
      late,
    )
    const addresses = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ]
    if (addresses.length === 0 && four.status === 'rejected') throw four.reason
    return addresses
  }
}

/** By the name servers of this machine. */
export const resolveName = nameResolver()

/**
 * Resolves the names of our own configuration as the system does, its hosts file and search domains included. Requests for one name share
 * a look-up, so that a silent name server holds one of libuv's threads and not all.
 */
export function systemResolver(
  find: ResolveName = (hostname) => lookup(hostname, { all: true }),
): ResolveName {
  const underWay = new Map<string, Promise<LookupAddress[]>>()
  return (hostname) => {
    let found = underWay.get(hostname)
    if (found === undefined) {
      found = find(hostname).finally(() => underWay.delete(hostname))
      underWay.set(hostname, found)
    }
    return withinSeconds(longestSeconds, found, late)
  }
}

/** Name resolution for a socket. `check` throws for addresses that are not connected to. */
export const lookupBy =
  (
    resolve: ResolveName,
    check: (addresses: readonly LookupAddress[]) => void = () => undefined,
  ): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname)
      .then((addresses) => {
        check(addresses)
        return addresses
      })
      .then(
        (addresses) => {
          const [first] = addresses
          if (first === undefined)
            callback(Object.assign(new Error('The name has no address.'), { code: 'ENOTFOUND' }), '', 0)
          else if (options.all === true)
            (callback as (error: null, all: typeof addresses) => void)(null, addresses)
          else callback(null, first.address, first.family)
        },
        (error: NodeJS.ErrnoException) => callback(error, '', 0),
      )
  }
