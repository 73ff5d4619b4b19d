import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

import { startBackground } from '../../kernel/background.ts'
import type { Config } from '../../kernel/config.ts'
import { log } from '../../kernel/log.ts'
import type { Part } from '../../kernel/parts.ts'
import { timeLimit } from './time-limit.ts'

const startSeconds = 90
const endSeconds = 5

export interface Emulator extends Part {
  /** Id of the process that runs now. */
  pid(): number | undefined
  /** Whether the emulator responds within a time limit in milliseconds. */
  responds(limit: number): Promise<boolean>
  /** Ends the process. Its users are stored in a file and restored at the next start. */
  stop(): Promise<void>
}

interface EmulatorOptions {
  /** Calls the start off. */
  signal?: AbortSignal | undefined
  /** Milliseconds between two checks of whether the emulator responds. */
  checkMilliseconds?: number
  /** Milliseconds without a response after which the emulator counts as hanging and is replaced. */
  patienceMilliseconds?: number
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** Ends a process at once; resolves when it has ended. */
async function kill(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Starts the process; resolves when it accepts requests. Throws an Error that names the log when it does not, or when `signal` is aborted. */
async function launch(config: Config, signal?: AbortSignal): Promise<ChildProcess> {
  const folder = join(config.dataDir, 'identity')
  const logFile = join(folder, 'emulator.log')
  mkdirSync(folder, { recursive: true })
  const output = openSync(logFile, 'a')
  const { projectId, identityEmulatorPort: port } = config
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'emulator-process.ts'), projectId, String(port), folder],
    { cwd: folder, stdio: ['ignore', output, output, 'ipc'] },
  )
  closeSync(output)
  const isReady = await new Promise<boolean>((resolve) => {
    const giveUp = setTimeout(() => resolve(false), startSeconds * 1000)
    const settle = (ready: boolean) => {
      clearTimeout(giveUp)
      resolve(ready)
    }
    child.once('message', () => settle(true))
    child.once('error', () => settle(false))
    child.once('exit', () => settle(false))
    if (signal?.aborted) settle(false)
    signal?.addEventListener('abort', () => settle(false), { once: true })
  })
  if (isReady) return child
  // A process that could not be spawned has no id and does not exit; one that has started has no users yet that it would have to write.
  if (child.pid !== undefined) await kill(child)
  throw new Error(`The identity emulator did not start. See ${logFile}.`)
}

/**
 * Starts firebase-tools' Auth emulator on loopback; resolves when it accepts requests. A process that ends or does not respond any more
 * is replaced, as often as needed. Throws an Error that names the log when the first process does not start.
 */
export async function startEmulator(
  config: Config,
  { signal, checkMilliseconds = 5000, patienceMilliseconds = 60_000 }: EmulatorOptions = {},
): Promise<Emulator> {
  const address = `http://127.0.0.1:${config.identityEmulatorPort}/`

  async function responds(limit: number): Promise<boolean> {
    using inTime = timeLimit(limit)
    try {
      const { ok } = await fetch(address, { signal: inTime })
      return ok
    } catch {
      return false
    }
  }

  let child = await launch(config, signal)
  const watch = startBackground({
    name: 'identity emulator',
    sweepMilliseconds: checkMilliseconds,
    async work({ stopping }) {
      if (isRunning(child) && (await responds(patienceMilliseconds))) return
      if (stopping.aborted) return
      const { exitCode, signalCode } = child
      const reason = isRunning(child) ? 'it does not respond' : `it ended with ${signalCode ?? exitCode}`
      log('error', 'identity emulator is restarted', { reason })
      await kill(child)
      try {
        child = await launch(config, stopping)
      } catch (error) {
        if (!stopping.aborted) throw error
        return
      }
      child.once('exit', watch.wake)
      log('info', 'identity emulator runs again')
    },
  })
  child.once('exit', watch.wake)

  return {
    pid: () => child.pid,
    responds,
    async stop() {
      child.off('exit', watch.wake)
      await watch.stop()
      if (!isRunning(child)) return
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      const force = setTimeout(() => child.kill('SIGKILL'), endSeconds * 1000)
      await ended
      clearTimeout(force)
    },
  }
}
