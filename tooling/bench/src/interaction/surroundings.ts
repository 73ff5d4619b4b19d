import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireFree, untilAnswers } from '@search-foundation/start/ports'
import { createProcessGroup } from '@search-foundation/start/process-group'
import { root } from '@search-foundation/start/repository'
import { platform, platformPorts, platformReady, ports } from '@search-foundation/start/services'
import { assembleSite } from '@search-foundation/start/site'
import { siteAddress, siteServer } from '@search-foundation/start/site-server'

import { fillAccount, type AccountSize } from './fill-account.ts'

const dataDir = join(root, '.data/bench/interaction')
const seconds = 240

/** Starts the built site and dashboard, and a platform whose demo account has as much as `size` says. Returns a function that stops them. */
export async function startWithLargeAccount(size: AccountSize): Promise<() => Promise<void>> {
  await requireFree([...platformPorts, { port: ports.web, name: 'site' }])
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  assembleSite()
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const start = async () => {
    const group = createProcessGroup(join(dataDir, 'logs'))
    await untilAnswers(platformReady, { ...group.start({ ...platform, env }), seconds })
    return group
  }
  // The first start makes the demo account. Only one process can open its database.
  await (await start()).end()
  await fillAccount(join(dataDir, 'postgres'), size)
  const group = await start()
  await untilAnswers(siteAddress, { ...group.start({ ...siteServer(), env }), seconds })
  return () => group.end()
}
