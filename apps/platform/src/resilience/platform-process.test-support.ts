import { readConfig } from '../kernel/config.ts'
import { startPlatform } from '../platform.ts'

/** The platform without the identity provider, as a separate process that a test can kill. Prints its ports as one JSON line. */
const platform = await startPlatform({
  config: readConfig(process.env),
  verifyIdentity: () => Promise.resolve(undefined),
  deleteIdentity: () => Promise.resolve(),
  revokeSessions: () => Promise.resolve(),
})
platform.markReady()
process.stdout.write(`${JSON.stringify(platform.ports)}\n`)
