import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/** Parts of an IPv6 address, of eight, that name a client's network: a client has all the addresses of its /64. */
const networkParts = 4

/**
 * The client a request came from; limits without a key count by it: an IPv4 address, or the network of an IPv6 address.
 * Only the connection counts: clients can send any `X-Forwarded-For`, and there is no proxy in front of the platform.
 */
export function clientAddress(context: Context): string {
  const { address } = getConnInfo(context).remote
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, networkParts).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
