import { Agent } from 'undici'

import { boundedFetch, connectionOptions, type Fetch, type FetchBounds } from './bounded-fetch.ts'
import { lookupBy, systemResolver } from './resolve-name.ts'

/** Name resolution for the companies of the configuration. */
export const companyLookup = lookupBy(systemResolver())

const connect = { lookup: companyLookup, timeout: 10_000 }
/** Largest responses in bytes: of companies whose responses are small, and of the inference service. */
const [smallResponse, largeResponse] = [8 * 1024 * 1024, 256 * 1024 * 1024]

const small = new Agent({ ...connectionOptions, connect, maxResponseSize: smallResponse })
const large = new Agent({ ...connectionOptions, connect, maxResponseSize: largeResponse })

/** `fetch` for a company whose address is in our configuration: payments, bot check, mail, identity, inference. */
export const companyFetch = ({ isLarge = false, ...bounds }: FetchBounds & { isLarge?: boolean }): Fetch =>
  boundedFetch(isLarge ? large : small, bounds)
