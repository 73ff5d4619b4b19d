import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilAnswers } from '@search-foundation/start/ports'
import { createProcessGroup } from '@search-foundation/start/process-group'
import { root } from '@search-foundation/start/repository'
import { platform, platformReady, ports } from '@search-foundation/start/services'

import { untilFree } from './until-free.ts'

/** The tests' own data, made anew for every run. */
export const dataDir = join(root, '.data/e2e')

const environment = {
  ...process.env,
  DATA_DIR: dataDir,
  TRIAL_LIMIT: '80',
  WEBHOOK_NETWORKS: 'any',
  DATABASE_URL: '',
}

/** Starts the platform on the tests' data and waits until it is ready. Returns a function that stops it. */
export async function startPlatform(): Promise<() => Promise<void>> {
  const group = createProcessGroup(join(dataDir, 'logs'))
  const process = group.start({ ...platform, env: environment })
  await untilAnswers(platformReady, { ...process, seconds: 120 })
  return () => group.end()
}

/** Ends the running platform at once, without a chance to tidy up, wherever it was started; waits until its ports are free. */
export async function killPlatform(): Promise<void> {
  const file = join(dataDir, 'platform.pid')
  if (!existsSync(file)) throw new Error('No platform runs on the data of the tests.')
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  for (const port of [
    ports.platform,
    ports.standIns,
    ports.functions,
    ports.identity,
    ports.identityEmulator,
  ])
    await untilFree(port)
}
