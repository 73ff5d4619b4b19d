/** Addresses of the services, without a trailing slash. */
export interface Hosts {
  /** Dashboard API, with paths under /api/v1. */
  dashboard: string
  /** Main API, with paths under /v1. */
  main: string
  /** Key service, which creates API keys. */
  keyService: string
  /** Callable functions: `{functions}/{service}/{method}`. */
  functions: string
  /** Reader; `{main}/reader` by default. */
  reader?: string
  /** Search; `{main}/search` by default. */
  search?: string
  /** Tickets viewer; `{main}/tickets` by default. */
  tickets?: string
}

const productionOrigin = 'https://api.search-foundation.example'
const productionProject = 'search-foundation'

/** The local platform, and the project of its emulators. */
const localOrigin = 'http://localhost:8787'
const localProject = 'demo-search-foundation'

const functionsPort = 5001

/** Ports of the emulators that the local platform runs or stands in for (specification §7). */
export const emulatorPorts = { functions: functionsPort, database: 9098, auth: 9099 } as const

/**
 * Returns the production addresses, or those of the local platform with `emulate`. Given hosts take precedence. Callable functions are at
 * the default functions host of the project and region (specification §7). Throws `TypeError` for an invalid address.
 */
export function resolveHosts({
  hosts,
  emulate,
  project = emulate ? localProject : productionProject,
  region = 'us-central1',
}: {
  hosts?: Partial<Hosts>
  emulate?: boolean
  project?: string
  region?: string
}): Hosts {
  const origin = emulate ? localOrigin : productionOrigin
  const all: Hosts = {
    dashboard: origin,
    main: origin,
    keyService: origin,
    functions: emulate
      ? `http://localhost:${functionsPort}/${project}/${region}`
      : `https://${region}-${project}.cloudfunctions.net`,
    ...hosts,
  }
  // Validate once: fetch's error for an invalid URL would print the query, which may contain an API key.
  for (const host of Object.values(all)) if (host) void new URL(host)
  return all
}
