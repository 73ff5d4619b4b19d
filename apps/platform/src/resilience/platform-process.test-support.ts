import { readConfig } from '../kernel/config.ts'
import { startPlatform } from '../platform.ts'

/** The platform without the identity provider, as a process of its own that a test can kill. Prints its ports and the processor time of its start as one JSON line. */
const platform = await startPlatform({
  config: readConfig(process.env),
  verifyIdentity: () => Promise.resolve(undefined),
  deleteIdentity: () => Promise.resolve(),
})
platform.markReady()
const { user, system } = process.cpuUsage()
process.stdout.write(`${JSON.stringify({ ...platform.ports, startSeconds: (user + system) / 1e6 })}\n`)
