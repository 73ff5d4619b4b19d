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
  /** Reader: `{reader}/{address of a page}`. */
  reader: string
}

/** Where the services of this site live. One place to change them. */
const production = 'https://api.search-foundation.example'

/** The callable host of a project in a region (specification §7: the project's default cloud functions host). */
const functionsHost = (project: string, region: string) => `https://${region}-${project}.cloudfunctions.net`

/** The addresses in production, those of the local platform with `emulate`, and `given` ones before both. */
export function resolveHosts(options: {
  given: Partial<Hosts>
  emulate: boolean
  project: string
  region: string
}): Hosts {
  const { emulate, project, region } = options
  const base = emulate ? 'http://localhost:8787' : production
  return {
    dashboard: base,
    main: base,
    keyService: base,
    reader: `${base}/reader`,
    functions: emulate ? `http://localhost:5001/${project}/${region}` : functionsHost(project, region),
    ...options.given,
  }
}
