import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from '../kernel/config.ts'
import type { Part } from '../kernel/parts.ts'

const startSeconds = 90
const endSeconds = 15

export interface Emulator extends Part {
  /** Process of the emulator. */
  pid: number | undefined
  /** Ends the process. Its users are stored in a file and restored at the next start. */
  stop(): Promise<void>
}

/**
 * Starts firebase-tools' Auth emulator on loopback; resolves when it accepts requests. Throws an Error that names the log when it does
 * not start, or when `signal` calls the start off.
 */
export async function startEmulator(config: Config, signal?: AbortSignal): Promise<Emulator> {
  const folder = join(config.dataDir, 'identity')
  const logFile = join(folder, 'emulator.log')
  mkdirSync(folder, { recursive: true })
  const output = openSync(logFile, 'a')
  const emulator = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'emulator-process.ts'),
      config.projectId,
      String(config.identityEmulatorPort),
      folder,
    ],
    { cwd: folder, stdio: ['ignore', output, output, 'ipc'] },
  )
  closeSync(output)
  const ended = new Promise<void>((resolve) => emulator.once('exit', () => resolve()))

  async function stop(): Promise<void> {
    if (emulator.connected) emulator.disconnect()
    const force = setTimeout(() => emulator.kill('SIGKILL'), endSeconds * 1000)
    await ended
    clearTimeout(force)
  }

  const isReady = await new Promise<boolean>((resolve) => {
    const giveUp = setTimeout(() => resolve(false), startSeconds * 1000)
    const settle = (ready: boolean) => {
      clearTimeout(giveUp)
      resolve(ready)
    }
    emulator.once('message', () => settle(true))
    emulator.once('error', () => settle(false))
    emulator.once('exit', () => settle(false))
    signal?.addEventListener('abort', () => settle(false), { once: true })
  })
  if (isReady) return { pid: emulator.pid, stop }
  // The process has no users yet that it would have to write.
  if (emulator.kill('SIGKILL')) await ended
  throw new Error(`The identity emulator did not start. See ${logFile}.`)
}
