import { readConfig } from '../kernel/config.ts'
import { startPlatform } from '../platform.ts'

/**
 * The platform without the identity provider, as a separate process that a test can kill. The token `user:<uid>` is that of a user whose
 * address is confirmed. Prints its ports as one JSON line.
 */
const platform = await startPlatform({
  config: readConfig(process.env),
  verifyIdentity: (token) => {
    const [, uid] = /^user:(.+)$/.exec(token) ?? []
    if (uid === undefined) return Promise.resolve(undefined)
    return Promise.resolve({
      uid,
      email: `${uid}@example.org`,
      isEmailVerified: true,
      authTime: new Date(),
    })
  },
  deleteIdentity: () => Promise.resolve(),
  revokeSessions: () => Promise.resolve(),
})
platform.markReady()
process.stdout.write(`${JSON.stringify(platform.ports)}\n`)
