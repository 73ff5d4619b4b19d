import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'

const START_SECONDS = 90
const require = createRequire(import.meta.url)

export interface Emulator {
  /** Ends the emulator; its users are exported and come back at the next start. */
  stop(): Promise<void>
}

/** Starts firebase-tools' Auth emulator on loopback and answers when it takes calls. Throws an Error with the log's place when it does not. */
export async function startEmulator(config: Config): Promise<Emulator> {
  const folder = join(config.dataDir, 'identity')
  const users = join(folder, 'users')
  const logFile = join(folder, 'emulator.log')
  mkdirSync(folder, { recursive: true })
  const port = config.identityEmulatorPort
  const host = '127.0.0.1'
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      emulators: {
        auth: { host, port },
        hub: { host, port: port + 1 },
        logging: { host, port: port + 2 },
        ui: { enabled: false },
        singleProjectMode: true,
      },
    }),
  )
  const output = openSync(logFile, 'a')
  const keeper = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'emulator-keeper.ts'),
      process.execPath,
      require.resolve('firebase-tools/lib/bin/firebase.js'),
      ...[
        'emulators:start',
        '--only',
        'auth',
        '--project',
        config.projectId,
        '--config',
        join(folder, 'firebase.json'),
      ],
      ...(existsSync(users) ? ['--import', users] : []),
      ...['--export-on-exit', users],
    ],
    {
      cwd: folder,
      stdio: ['pipe', output, output],
      env: { ...process.env, CI: 'true', FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true' },
    },
  )
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))

  const deadline = Date.now() + START_SECONDS * 1000
  while (Date.now() < deadline && keeper.exitCode === null) {
    const answers = await fetch(`http://${host}:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (answers) {
      return {
        async stop() {
          keeper.stdin?.end()
          await Promise.race([ended, wait(15_000).then(() => void keeper.kill('SIGKILL'))])
        },
      }
    }
    await wait(200)
  }
  keeper.stdin?.end()
  throw new Error(`The identity emulator did not start. See ${logFile}.`)
}
