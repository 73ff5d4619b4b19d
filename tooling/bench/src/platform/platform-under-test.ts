import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const program = resolve(
  import.meta.dirname,
  '../../../../apps/platform/src/resilience/platform-process.test-support.ts',
)

/** Ports of a platform. */
export interface Ports {
  port: number
  /** Of its stand-ins: payment provider, bot check, mail provider. */
  standIns: number
}

export interface PlatformUnderTest extends Ports {
  /** Ends it at once, and leaves its data. */
  kill(): Promise<void>
  /** Ends it and removes its data. */
  end(): Promise<void>
}

export const freshDataDir = (): string => mkdtempSync(join(tmpdir(), 'bench-platform-'))

/** The local platform with its ledger on PGlite, in a process of its own, on free ports and with fresh data unless it is given some. Resolves when it is ready. */
export async function startPlatform(dataDir: string = freshDataDir()): Promise<PlatformUnderTest> {
  const child = spawn(process.execPath, ['--conditions=@search-foundation/source', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PLATFORM_PORT: '0',
      STAND_INS_PORT: '0',
      FUNCTIONS_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      TRIAL_LIMIT: '1000000',
      LOG_LEVEL: 'error',
    },
  })
  const gone = once(child, 'exit')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { platform: port, standIns } = JSON.parse(line.toString()) as {
    platform: number
    standIns: number
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return {
    port,
    standIns,
    kill,
    async end() {
      await kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
