/** URLs of the services, without a trailing slash. */
export interface Hosts {
  /** Dashboard API, with paths under /api/v1. */
  dashboard: string
  /** Main API, with paths under /v1. */
  main: string
  /** Key service, which creates API keys. */
  keyService: string
  /** Callable functions: `{functions}/{service}/{method}`. The functions host of the project and region by default. */
  functions?: string | undefined
  /** Reader; `{main}/reader` by default. */
  reader?: string | undefined
  /** Search; `{main}/search` by default. */
  search?: string | undefined
  /** Tickets viewer; `{main}/tickets` by default. */
  tickets?: string | undefined
}

/** Where a client finds the services. */
export interface HostSettings {
  /**
   * URL of the services, for example of a proxy; the production URL by default. Trailing slashes and `/v1` are removed. In a browser, it
   * can be a path.
   */
  baseUrl?: string | undefined
  /** URLs of individual services. They take precedence over `baseUrl`. */
  hosts?: { readonly [Name in keyof Hosts]?: string | undefined } | undefined
  /** Use the local platform and its functions emulator. */
  emulate?: boolean | undefined
}

const productionOrigin = 'https://api.search-foundation.example'
/** The local platform. */
const localOrigin = 'http://localhost:8787'

/**
 * Returns an address without slashes and `/v1` at its end. A path is relative to the page in a
 * browser. Throws `TypeError` with the name of its option for an invalid one.
 */
function normalized(name: string, address: string): string {
  // A query or a user name would end up in the middle of the addresses that are made from this one.
  if (!/^(https?:\/)?\/[^?#@\s]+$/.test(address)) throw new TypeError(`Invalid ${name}`)
  return address.replace(/(\/v1)?\/*$/, '')
}

/**
 * Returns the production addresses, or those of the local platform with `emulate`. Given addresses take precedence.
 * Throws `TypeError` for an invalid address.
 */
export function resolveHosts({ baseUrl, hosts, emulate }: HostSettings): Hosts {
  const base = normalized('baseUrl', baseUrl ?? (emulate ? localOrigin : productionOrigin))
  const all: Hosts = { dashboard: base, main: base, keyService: base }
  for (const [name, address] of Object.entries({ ...hosts }))
    if (address !== undefined) all[name as keyof Hosts] = normalized(`hosts.${name}`, address)
  return all
}
