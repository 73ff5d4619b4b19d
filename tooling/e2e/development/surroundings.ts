import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { developmentServers } from '@search-foundation/start/development-servers'
import { requireFree, untilAnswers } from '@search-foundation/start/ports'
import { createProcessGroup } from '@search-foundation/start/process-group'
import { platformPorts, ports } from '@search-foundation/start/services'

import { dataDir, startPlatform } from '../src/platform-process.ts'

/** Starts the development servers with nothing stored from earlier runs, and a platform with fresh data. */
export default async function surroundings(): Promise<() => Promise<void>> {
  await requireFree([
    ...platformPorts,
    { port: ports.web, name: 'site' },
    { port: ports.dashboard, name: 'dashboard' },
  ])
  rmSync(dataDir, { recursive: true, force: true })
  const group = createProcessGroup(join(dataDir, 'logs'))
  const servers = developmentServers(['--force']).map(({ address, seconds, ...program }) => ({
    address,
    seconds,
    ...group.start({ ...program, env: process.env }),
  }))
  const endPlatform = await startPlatform()
  for (const { address, ...server } of servers) await untilAnswers(address, server)
  return async () => {
    await endPlatform()
    await group.end()
  }
}
