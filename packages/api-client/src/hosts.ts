/** Addresses of the services, each without a slash at its end. */
export interface Hosts {
  /** Dashboard API; its paths begin with /api/v1. */
  dashboard: string
  /** Main API; its paths begin with /v1. */
  main: string
  /** Makes API keys. */
  keyService: string
  /** Callable functions: `{functions}/{service}/{method}`. */
  functions: string
  /** Reader; `{main}/reader` unless given. */
  reader?: string
  /** Search: answers questions with pages; `{main}/search` unless given. */
  search?: string
  /** Shows how many tickets a key has; `{main}/tickets` unless given. */
  tickets?: string
}

/** Where the services of this site live. One place to change them. */
const production = 'https://api.search-foundation.example'

/**
 * The addresses in production, those of the local platform with `emulate`, and given ones before both.
 * Callable functions live on the default functions host of a project in a region (specification §7). Throws `TypeError` for what is no address.
 */
export function resolveHosts({
  hosts,
  emulate,
  project = 'search-foundation',
  region = 'us-central1',
}: {
  hosts?: Partial<Hosts>
  emulate?: boolean
  project?: string
  region?: string
}): Hosts {
  const base = emulate ? 'http://localhost:8787' : production
  const all: Hosts = {
    dashboard: base,
    main: base,
    keyService: base,
    functions: emulate
      ? `http://localhost:5001/${project}/${region}`
      : `https://${region}-${project}.cloudfunctions.net`,
    ...hosts,
  }
  // Here, once: of a request to an address that is none, the platform's own error would show the query, and a key in it.
  for (const host of Object.values(all)) if (host) void new URL(host)
  return all
}
