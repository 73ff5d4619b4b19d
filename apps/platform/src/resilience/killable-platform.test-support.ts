import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

import type { Addresses } from './platform-calls.test-support.ts'

/** A platform in a separate process. */
export interface KillablePlatform extends Addresses {
  /** What it has logged so far. */
  log(): string
  /** Ends it at once, without a chance to tidy up. */
  kill(): Promise<void>
}

/** A data folder for one test: empty, or with a migrated database, which saves the seconds that making one takes. */
export function dataFolder({ isEmpty = false } = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'crash-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  if (!isEmpty) cpSync(inject('dataFolderTemplate'), directory, { recursive: true })
  return directory
}

async function untilPrinted(child: ChildProcess, log: () => string): Promise<string> {
  let output = ''
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  while (!output.includes('\n')) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The platform ended: ${log()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return output
}

/** Starts the platform, without the identity provider, on a data folder; `program` is a file in this folder, `environment` is added to the variables. The end of the test kills it if it still runs. */
export async function startKillable(
  dataDir: string,
  {
    program = 'platform-process.test-support.ts',
    environment = {},
  }: { program?: string; environment?: Record<string, string> } = {},
): Promise<KillablePlatform> {
  const child = spawn(
    process.execPath,
    ['--conditions=@search-foundation/source', join(import.meta.dirname, program)],
    {
      env: {
        ...process.env,
        PLATFORM_PORT: '0',
        STAND_INS_PORT: '0',
        FUNCTIONS_PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        TRIAL_LIMIT: '100000',
        REFUSED_LIMIT: '1000000',
        NODE_ENV: 'test',
        LOG_LEVEL: 'info',
        ...environment,
      },
    },
  )
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(kill)
  let log = ''
  child.stderr.on('data', (text: Buffer) => (log += text.toString()))
  const printed = JSON.parse(await untilPrinted(child, () => log)) as {
    platform: number
    standIns: number
  }
  const url = `http://127.0.0.1:${printed.platform}`
  const ready = await fetch(`${url}/ready`)
  if (!ready.ok) throw new Error(`The platform is not ready: ${ready.status}`)
  return { url, standInsUrl: `http://127.0.0.1:${printed.standIns}`, log: () => log, kill }
}
