import { urlFault, type UrlFault } from '../../kernel/outgoing/public-address.ts'
import { ReaderFailure } from './reader-failure.ts'

/** The failure for an address of another network, also for a name that resolves to one. */
export const privateAddress = () =>
  new ReaderFailure('SecurityCompromiseError', "This URL isn't on the public internet, so it can't be read.")

const failures: Readonly<Record<UrlFault, () => ReaderFailure>> = {
  scheme: () => new ReaderFailure('InvalidRequestError', 'Only http and https URLs can be read.'),
  credentials: () =>
    new ReaderFailure('InvalidRequestError', "A URL with a user name or password can't be read."),
  private: privateAddress,
}

/** Ports of web sites; the reader is no tool to find out which others a host has open. */
const ports = ['', '80', '443']

/** Throws unless a URL may be asked: http or https, no credentials, a port of web sites, and not a literal private address. */
export function checkUrl(url: URL, isAnyPort = false): void {
  const fault = urlFault(url)
  if (fault !== undefined) throw failures[fault]()
  if (!isAnyPort && !ports.includes(url.port))
    throw new ReaderFailure('SecurityCompromiseError', 'Only ports 80 and 443 are allowed.')
}
