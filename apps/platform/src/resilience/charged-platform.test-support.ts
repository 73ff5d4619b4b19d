import { join } from 'node:path'

import { readConfig } from '../kernel/config.ts'
import { openPglite } from '../kernel/storage/open-pglite.ts'
import { startPlatform } from '../platform.ts'

/**
 * The platform without the identity provider, as a process that hangs between charge and response: storing a response under its
 * idempotency key never finishes, nor does a transaction that stores one after its commit, so it is never sent. Prints its ports as one
 * JSON line.
 */
const isStored = (text: string) => text.startsWith('update idempotent_calls')
const never = () => new Promise<never>(() => {})

const config = readConfig(process.env)
const database = await openPglite({ directory: join(config.dataDir, 'postgres') })
const platform = await startPlatform({
  config,
  database: {
    ...database,
    query: (text, parameters) => (isStored(text) ? never() : database.query(text, parameters)),
    async transaction(work) {
      let stores = false
      const result = await database.transaction((sql) =>
        work({
          ...sql,
          query(text, parameters) {
            stores ||= isStored(text)
            return sql.query(text, parameters)
          },
        }),
      )
      return stores ? never() : result
    },
  },
  verifyIdentity: () => Promise.resolve(undefined),
  deleteIdentity: () => Promise.resolve(),
  revokeSessions: () => Promise.resolve(),
})
platform.markReady()
process.stdout.write(`${JSON.stringify(platform.ports)}\n`)
