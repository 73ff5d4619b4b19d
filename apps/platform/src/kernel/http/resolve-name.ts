import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** Returns the addresses of a name, IPv4 first; rejects with the error of the name servers. */
export type ResolveName = (hostname: string) => Promise<LookupAddress[]>

/** A silent name server is asked twice, with this wait in milliseconds, which doubles. */
const timeout = 2000
const tries = 2

/**
 * Resolves names that callers choose by asking name servers over the network. `dns.lookup` would hold one of libuv's few threads for
 * each name whose server is silent, and with it every other look-up and file access of the process.
 * @param servers addresses of name servers; those of the system if not given
 */
export function nameResolver(servers?: readonly string[]): ResolveName {
  const resolver = new Resolver({ timeout, tries })
  if (servers) resolver.setServers(servers)
  return async (hostname) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
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
