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
  /** Port of the stand-ins: payment provider, bot check, mail provider. */
  standIns: number
  /** Port of the functions host. */
  functions: number
}

export interface PlatformUnderTest extends Ports {
  /** Id of its process. */
  pid: number
  /** Ends it at once, and leaves its data. */
  kill(): Promise<void>
  /** Ends it and removes its data. */
  end(): Promise<void>
}

export const freshDataDir = (): string => mkdtempSync(join(tmpdir(), 'bench-platform-'))

/** Writes the id of a shell to a file, and goes on as another program in the same process. */
const enter = 'echo $$ > "$0" && exec "$@"'

/**
 * Starts the platform with PGlite in a separate process on free ports, with new data unless a folder is given; `environment` is added to the variables,
 * `group` is the folder of a control group to run in. Resolves when it is ready.
 */
export async function startPlatform(
  dataDir: string = freshDataDir(),
  environment: Readonly<Record<string, string>> = {},
  group?: string,
): Promise<PlatformUnderTest> {
  const command = [process.execPath, '--conditions=@search-foundation/source', program] as const
  const [file, ...parameters] =
    group === undefined ? command : (['sh', '-c', enter, join(group, 'cgroup.procs'), ...command] as const)
  const child = spawn(file, parameters, {
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
      ...environment,
    },
  })
  const gone = once(child, 'exit')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const {
    platform: port,
    standIns,
    functions,
  } = JSON.parse(line.toString()) as { platform: number; standIns: number; functions: number }
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return {
    port,
    standIns,
    functions,
    pid: child.pid ?? 0,
    kill,
    async end() {
      await kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
