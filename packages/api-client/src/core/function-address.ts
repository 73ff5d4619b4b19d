import type { Client } from './client.ts'

const productionProject = 'search-foundation'
/** Project of the local platform's emulators. */
const localProject = 'demo-search-foundation'
const functionsPort = 5001

/** Ports of the emulators that the local platform runs or stands in for. */
export const emulatorPorts = {
  /** Callable functions. */
  functions: functionsPort,
  /** Database. */
  database: 9098,
  /** Identity provider. */
  auth: 9099,
} as const

/** Returns the address of a callable function: at `hosts.functions`, else at the default host of the project and region. Throws `TypeError` for an empty name. */
export function functionAddress(
  {
    hosts,
    emulate,
    project = emulate ? localProject : productionProject,
    region = 'us-central1',
  }: Pick<Client, 'hosts' | 'emulate' | 'project' | 'region'>,
  service: string,
  method: string,
): string {
  // A name may have several segments, but none that leads elsewhere.
  if (/(^|\/)\.{0,2}(\/|$)/.test(`${service}/${method}`)) throw new TypeError('Invalid name of a function')
  const host = emulate
    ? `http://localhost:${functionsPort}/${project}/${region}`
    : `https://${region}-${project}.cloudfunctions.net`
  return `${hosts.functions ?? host}/${service}/${method}`
}
