import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { PlainError, run } from './plain-error.mjs'
import { dataDir } from './repository.mjs'
import { isRunning, requireStopped } from './start-lock.mjs'

/** `npm run reset`: removes the local platform's data. Refuses while something works on it. */
await run(async () => {
  requireStopped(dataDir)
  const platformLock = join(dataDir, 'platform.pid')
  if (existsSync(platformLock)) {
    const pid = Number(readFileSync(platformLock, 'utf8'))
    if (pid > 0 && isRunning(pid)) {
      throw new PlainError(
        `The local platform runs as process ${pid}: end it first, then run "npm run reset" again.`,
      )
    }
  }
  const names = existsSync(dataDir) ? readdirSync(dataDir) : []
  if (names.length > 0 && !names.some((name) => ['postgres', 'identity', 'logs'].includes(name))) {
    throw new PlainError(`${dataDir} does not look like the platform's data, so it stays: check DATA_DIR.`)
  }
  rmSync(dataDir, { recursive: true, force: true })
  console.log('The local data is cleared. The next start makes the demo account anew.')
})
