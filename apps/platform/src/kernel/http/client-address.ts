import type { BlockList } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/** Parts of an IPv6 address, of eight, that name a client's network: a client has all the addresses of its /64. */
const networkParts = 4

/** Whether an address is in a list of addresses and networks. */
export const isListed = (list: BlockList, address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return list.check(parsed.toString(), parsed.kind())
}

/** An address as some gateways write it into `X-Forwarded-For`, without the port and the brackets: `203.0.113.4:1004`, `[2001:db8::1]:443`. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text

/** The client that limits count by: an IPv4 address, or the network of an IPv6 address; `unknown` for anything else. */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, networkParts).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/**
 * The client a request came from, as `networkOf` names it. `X-Forwarded-For` counts only on a connection from a trusted proxy
 * (`TRUSTED_PROXIES`), and of it only what trusted proxies added: clients can send any value.
 */
export function clientAddress(context: Context): string {
  // A call of the app itself came over no connection.
  const address = context.env?.incoming === undefined ? undefined : getConnInfo(context).remote.address
  const proxies = context.get('trustedProxies') as BlockList | undefined
  if (proxies === undefined || address === undefined || !isListed(proxies, address)) return networkOf(address)
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => withoutPort(part.trim()))
  return networkOf(forwarded.findLast((part) => !isListed(proxies, part)) || address)
}
