import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Processes that start at the same moment see each other and both step back; each tries again this often. */
const maxTries = 20
const longestPauseMilliseconds = 40

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function pause(): void {
  const milliseconds = 1 + Math.random() * longestPauseMilliseconds
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** Another process that claims the folder; claims of dead ones are cleared away. A claim's name is never used again, so no live one is hit. */
function otherHolder(directory: string, own: string): number | undefined {
  for (const name of readdirSync(directory)) {
    const pid = Number(/^platform\.(\d+)\.[\w-]+\.lock$/.exec(name)?.[1])
    if (Number.isNaN(pid) || name === own) continue
    if (pid !== process.pid && isRunning(pid)) return pid
    rmSync(join(directory, name), { force: true })
  }
  return undefined
}

/**
 * Locks the data folder for this process: PGlite has no lock, and two writers would destroy the database.
 * Every process first writes a claim and then looks for others, so at most one of two continues.
 * Throws an Error that names the other process if one has locked the folder; a lock left by a dead process is taken over.
 * Answers a function that gives the folder back.
 */
export function takeProcessLock(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const own = `platform.${process.pid}.${randomUUID()}.lock`
  const file = join(directory, own)
  const giveBack = () => rmSync(file, { force: true })
  // Shows people and programs which process runs; the lock does not read it.
  const told = join(directory, 'platform.pid')
  let holder: number | undefined
  for (let tries = 0; tries < maxTries; tries++) {
    writeFileSync(file, '')
    holder = otherHolder(directory, own)
    if (holder === undefined) {
      writeFileSync(told, String(process.pid))
      return () => {
        rmSync(told, { force: true })
        giveBack()
      }
    }
    giveBack()
    pause()
  }
  throw new Error(
    `The local platform already runs as process ${holder} on ${directory}. Stop it first, or use another DATA_DIR.`,
  )
}
