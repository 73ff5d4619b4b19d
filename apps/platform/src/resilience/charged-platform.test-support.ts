import { join } from 'node:path'

import { readConfig } from '../kernel/config.ts'
import { openPglite } from '../kernel/storage/open-pglite.ts'
import { startPlatform } from '../platform.ts'

/**
 * The platform without the identity provider, as a process that hangs between charge and response: storing a response under its
 * idempotency key never finishes, so it is never sent. Prints its ports as one JSON line.
 */
const config = readConfig(process.env)
const database = await openPglite({ directory: join(config.dataDir, 'postgres') })
const platform = await startPlatform({
  config,
  database: {
    ...database,
    query: (text, parameters) =>
      text.startsWith('update idempotent_calls') ? new Promise(() => {}) : database.query(text, parameters),
  },
  verifyIdentity: () => Promise.resolve(undefined),
  deleteIdentity: () => Promise.resolve(),
  revokeSessions: () => Promise.resolve(),
})
platform.markReady()
process.stdout.write(`${JSON.stringify(platform.ports)}\n`)
