import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireFree, untilAnswers } from '@search-foundation/start/ports'
import { createProcessGroup } from '@search-foundation/start/process-group'
import { platformPorts, ports } from '@search-foundation/start/services'
import { assembleSite } from '@search-foundation/start/site'
import { siteAddress, siteServer } from '@search-foundation/start/site-server'

import { dataDir, killPlatform, startPlatform } from './platform-process.ts'

/** Starts what the tests visit: the production build of both apps on one origin, and a platform with fresh data. */
export default async function surroundings(): Promise<() => Promise<void>> {
  await requireFree([...platformPorts, { port: ports.web, name: 'site' }])
  rmSync(dataDir, { recursive: true, force: true })
  assembleSite()
  const group = createProcessGroup(join(dataDir, 'logs'))
  const process = group.start({ ...siteServer(), env: globalThis.process.env })
  const end = async () => {
    // The platform that runs now: a test may have killed the first one and started another.
    await killPlatform().catch(() => undefined)
    await group.end()
  }
  try {
    const endPlatform = await startPlatform()
    await untilAnswers(siteAddress, { ...process, seconds: 90 })
    return async () => {
      await endPlatform()
      await end()
    }
  } catch (error) {
    // The next run needs the ports of what did start.
    await end()
    throw error
  }
}
