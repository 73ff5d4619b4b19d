import type { Config } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { urlFault } from '../../kernel/outgoing/public-address.ts'

const invalid = (msg: string) => new ApiFailure(422, [{ loc: ['body', 'url'], msg, type: 'value_error' }])

/** Returns an address in its normal form. Throws 422 unless it is https on port 443, without credentials, on the public internet. */
export function checkedUrl(address: string, networks: Config['webhookNetworks']): string {
  if (!URL.canParse(address)) throw invalid('Give a valid URL.')
  const url = new URL(address)
  const fault = urlFault(url)
  if (fault === 'scheme' || (networks === 'public' && url.protocol !== 'https:'))
    throw invalid('The URL must begin with https://.')
  if (fault === 'credentials') throw invalid('The URL must not have a user name or password.')
  if (fault === 'private' && networks === 'public') throw invalid('The URL must be on the public internet.')
  // Otherwise the log of deliveries would tell which ports a host has open.
  if (networks === 'public' && url.port !== '') throw invalid('The URL must have port 443.')
  url.hash = ''
  return url.href
}
