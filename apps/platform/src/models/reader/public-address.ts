import type { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

import { ReaderFailure } from './reader-failure.ts'

/** The only part of IPv6 that is routed publicly (RFC 4291); the rest are compatible, translated and future ranges. */
const globalUnicast = ipaddr.IPv6.parse('2000::')

/** Whether an address is on the public internet: not this machine, a private or link-local net, multicast, or a tunnel into one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast, 3))
}

const refusal = () =>
  new ReaderFailure(
    'SecurityCompromiseError',
    'This address is not on the public internet, so it is not read.',
  )

/** Ports of web sites; the reader is no tool to find out which others a host has open. */
const ports = ['', '80', '443']

/** Throws unless a URL may be asked: http or https, no credentials, a port of web sites, and not a literal private address. */
export function checkUrl(url: URL, isAnyPort = false): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ReaderFailure('InvalidRequestError', 'Only http and https addresses are read.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new ReaderFailure('InvalidRequestError', 'An address with a user name or password is not read.')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/i.test(host)) throw refusal()
  if (!isAnyPort && !ports.includes(url.port))
    throw new ReaderFailure('SecurityCompromiseError', 'Only the ports 80 and 443 are read.')
}

/**
 * Name resolution for the socket itself: the address that is checked is the address that is connected to,
 * so a name cannot resolve differently for the check and for the connection. One private address rejects the name.
 */
export const publicLookupBy =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0)
      const [first] = addresses
      if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(refusal(), '', 0)
      if (options.all === true)
        return (callback as (error: null, all: typeof addresses) => void)(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
