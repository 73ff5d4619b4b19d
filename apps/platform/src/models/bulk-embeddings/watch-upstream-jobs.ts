import { startBackground, type Background } from '../../kernel/background.ts'
import { takeSweep } from '../../kernel/processes/sweeps.ts'
import type { Upstream } from '../upstream/request-upstream.ts'
import { upstreamJobs } from './upstream-jobs.ts'

const name = 'bulk jobs of the inference service'
const sweepMilliseconds = 60_000

/** Settles bulk jobs that the inference service has ended, also those that nobody asks for. One process does it at a time. */
export function watchUpstreamJobs(
  services: Parameters<typeof upstreamJobs>[0],
  upstream: Upstream,
): Background {
  const { settleAll } = upstreamJobs(services, upstream)
  return startBackground({
    name,
    sweepMilliseconds,
    takeSweep: () => takeSweep(services.database, name, sweepMilliseconds),
    work: ({ stopping }) => settleAll(stopping),
  })
}
