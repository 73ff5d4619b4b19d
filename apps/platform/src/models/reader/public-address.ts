import type { LookupFunction } from 'node:net'

import { publicLookupBy, urlFault, type UrlFault } from '../../kernel/http/public-address.ts'
import type { ResolveName } from '../../kernel/http/resolve-name.ts'
import { ReaderFailure } from './reader-failure.ts'

const failures: Readonly<Record<UrlFault, () => ReaderFailure>> = {
  scheme: () => new ReaderFailure('InvalidRequestError', 'Only http and https addresses are read.'),
  credentials: () =>
    new ReaderFailure('InvalidRequestError', 'An address with a user name or password is not read.'),
  private: () =>
    new ReaderFailure(
      'SecurityCompromiseError',
      'This address is not on the public internet, so it is not read.',
    ),
}

/** Ports of web sites; the reader is no tool to find out which others a host has open. */
const ports = ['', '80', '443']

/** Throws unless a URL may be asked: http or https, no credentials, a port of web sites, and not a literal private address. */
export function checkUrl(url: URL, isAnyPort = false): void {
  const fault = urlFault(url)
  if (fault !== undefined) throw failures[fault]()
  if (!isAnyPort && !ports.includes(url.port))
    throw new ReaderFailure('SecurityCompromiseError', 'Only the ports 80 and 443 are read.')
}

/** Name resolution for the reader: a name with a private address fails as such an address does. */
export const readerLookupBy = (resolve: ResolveName): LookupFunction =>
  publicLookupBy(resolve, failures.private)
