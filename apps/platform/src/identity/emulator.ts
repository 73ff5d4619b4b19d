import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from '../kernel/config.ts'

const startSeconds = 90
const endSeconds = 15

export interface Emulator {
  /** The process that holds the users. */
  pid: number | undefined
  /** Ends the emulator; its users are in a file and come back at the next start. */
  stop(): Promise<void>
}

/** Starts firebase-tools' Auth emulator on loopback and answers when it takes calls. Throws an Error with the log's place when it does not. */
export async function startEmulator(config: Config): Promise<Emulator> {
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
  })
  if (isReady) return { pid: emulator.pid, stop }
  if (emulator.exitCode === null && emulator.pid !== undefined) await stop()
  throw new Error(`The identity emulator did not start. See ${logFile}.`)
}
