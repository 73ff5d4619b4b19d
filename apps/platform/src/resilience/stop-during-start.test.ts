import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@search-foundation/start/ports'
import { expect, onTestFinished, test } from 'vitest'

import { dataFolder } from './killable-platform.test-support.ts'

/** Starts the whole platform, as `pnpm start` does, on a data folder. */
async function startWhole(dataDir: string) {
  const child = spawn(
    process.execPath,
    ['--conditions=@search-foundation/source', join(import.meta.dirname, '../main.ts')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        PLATFORM_PORT: '0',
        STAND_INS_PORT: '0',
        FUNCTIONS_PORT: '0',
        IDENTITY_PORT: String(await freePort()),
        IDENTITY_EMULATOR_PORT: String(await freePort()),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        NODE_ENV: 'test',
        LOG_LEVEL: 'info',
      },
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  let log = ''
  child.stderr.on('data', (text: Buffer) => (log += text.toString()))
  return { child, lines: () => log.split('\n').filter(Boolean) }
}

/** The event of a line of the log; an error that ended the process is a line of text. */
const eventOf = (line: string) =>
  line.startsWith('{') ? (JSON.parse(line) as { event: string }).event : line

// Each is written by another step of the start.
test.each([
  ['it takes the data folder', 'platform.pid'],
  ['it starts the identity provider', 'identity/emulator.log'],
  ['it creates the database', 'postgres/PG_VERSION'],
  ['it starts the stand-ins', 'stand-ins/stripe.jsonl'],
  ['it writes the sample data', 'identity/users.json'],
] as const)('SIGTERM when %s ends it with code 0 and one line', async (_, file) => {
  // The file is there already in a folder with a database.
  const dataDir = dataFolder({ isEmpty: file === 'postgres/PG_VERSION' })
  const { child, lines } = await startWhole(dataDir)
  const ended = once(child, 'close')
  while (!existsSync(join(dataDir, file)) && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 5))
  child.kill('SIGTERM')
  // Together, so that a failure shows why.
  expect({ ended: await ended, events: lines().map(eventOf) }).toEqual({
    ended: [0, null],
    events: ['stopping'],
  })
})
