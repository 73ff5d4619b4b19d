import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

import { lookupBy, type ResolveName } from './resolve-name.ts'

/** The only part of IPv6 that is routed publicly (RFC 4291); the rest are compatible, translated and future ranges. */
const globalUnicast = ipaddr.IPv6.parse('2000::')

/** Whether an address is on the public internet: not this machine, a private or link-local net, multicast, or a tunnel into one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast, 3))
}

/** Why a URL is not requested. */
export type UrlFault = 'scheme' | 'credentials' | 'private'

/** Returns what is wrong with a URL: neither http nor https, a user name or password, or a literal private address. */
export function urlFault(url: URL): UrlFault | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme'
  if (url.username !== '' || url.password !== '') return 'credentials'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPrivate = ipaddr.isValid(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/i.test(host)
  return isPrivate ? 'private' : undefined
}

/** A name that resolves to an address which is not on the public internet. */
export class PrivateAddressError extends Error {
  constructor() {
    super('This address is not on the public internet.')
    this.name = 'PrivateAddressError'
  }
}

/**
 * Name resolution for the socket itself: the address that is checked is the address that is connected to,
 * so a name cannot resolve differently for the check and for the connection. One private address rejects the name.
 */
export const publicLookupBy = (resolve: ResolveName): LookupFunction =>
  lookupBy(resolve, (addresses) => {
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
      throw new PrivateAddressError()
  })
