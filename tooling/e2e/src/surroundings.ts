import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createFamily } from '@search-foundation/start/family'
import { hosting, hostingAddress, hostingPorts } from '@search-foundation/start/hosting'
import { requireFree, untilAnswers } from '@search-foundation/start/ports'
import { platformPorts } from '@search-foundation/start/services'
import { assembleSite } from '@search-foundation/start/site'

import { dataDir, killPlatform, startPlatform } from './platform-process.ts'

/** Puts up what the tests visit: the production build of both apps behind the hosting emulator, and a platform with fresh data. */
export default async function surroundings(): Promise<() => Promise<void>> {
  await requireFree([...platformPorts, ...hostingPorts])
  rmSync(dataDir, { recursive: true, force: true })
  assembleSite()
  const family = createFamily(join(dataDir, 'logs'))
  const process = family.start({ ...hosting(), env: globalThis.process.env })
  const endPlatform = await startPlatform()
  await untilAnswers(hostingAddress, { ...process, seconds: 90 })
  return async () => {
    await endPlatform()
    // A test may have killed that platform and started another one.
    await killPlatform().catch(() => undefined)
    await family.end()
  }
}
