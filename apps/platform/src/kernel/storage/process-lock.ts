import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Processes that start at the same moment see each other and both step back; each tries again this often. */
const maxTries = 20
const longestPauseMilliseconds = 40

/** A holder marks its claim this often; one that was not marked for `staleMilliseconds` has ended. */
const markMilliseconds = 2000
const staleMilliseconds = 15_000

/** Names the machine or container in which a process id means something. */
function ownNamespace(): string {
  let namespace = ''
  try {
    namespace = readlinkSync('/proc/self/ns/pid')
  } catch {
    // Only Linux has namespaces.
  }
  return createHash('sha256').update(`${hostname()} ${namespace}`).digest('hex').slice(0, 8)
}

/** Whether a claim of another container was marked a short time ago; its process cannot be seen from here. */
function isMarked(file: string): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 }
  return Date.now() - mtimeMs < staleMilliseconds
}

/** Marks a claim until the returned function is called. Does not keep the process alive. */
function keepMarked(file: string): () => void {
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // The folder was deleted or its disk is gone, which whoever writes there reports.
    }
  }, markMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

/** Whether a process has ended and only waits for its parent to read its exit code, as after a kill. */
function hasEnded(pid: number): boolean {
  try {
    // The state follows the name, which is in parentheses and may contain some itself.
    return /^ [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '')
  } catch {
    // Only Linux has this file.
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !hasEnded(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function pause(): void {
  const milliseconds = 1 + Math.random() * longestPauseMilliseconds
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** Another process that claims the folder; claims of dead ones are cleared away. A claim's name is never used again, so no live one is hit. */
function otherHolder(directory: string, own: string): string | undefined {
  const here = ownNamespace()
  for (const name of readdirSync(directory)) {
    const [, id, namespace = here] = /^platform\.(\d+)\.(?:([\da-f]{8})\.)?[\w-]+\.lock$/.exec(name) ?? []
    if (id === undefined || name === own) continue
    const pid = Number(id)
    if (namespace !== here) {
      if (isMarked(join(directory, name))) return `process ${id} of another container or machine`
    } else if (pid !== process.pid && isRunning(pid)) return `process ${id}`
    rmSync(join(directory, name), { force: true })
  }
  return undefined
}

/**
 * Locks the data folder for this process: PGlite has no lock, and two writers would destroy the database.
 * Every process first writes a claim and then looks for others, so at most one of two continues.
 * Throws an Error that names the other process if one has locked the folder; a lock left by a dead process is taken over.
 * A process of another container cannot be seen; it holds the folder while it marks its claim every two seconds.
 * `proper-lockfile` has such marks alone: after a crash the next process would wait for them to get old, and one that is stopped for longer
 * (a laptop that sleeps) would lose the folder to a second writer while it lives.
 * Returns a function that gives the folder back.
 */
export function takeProcessLock(directory: string): () => void {
  // Other users of the machine read neither the database nor the mails of the stand-in.
  mkdirSync(directory, { recursive: true })
  chmodSync(directory, 0o700)
  const own = `platform.${process.pid}.${ownNamespace()}.${randomUUID()}.lock`
  const file = join(directory, own)
  const giveBack = () => rmSync(file, { force: true })
  // Shows people and programs which process runs; the lock does not read it.
  const told = join(directory, 'platform.pid')
  let holder: string | undefined
  for (let tries = 0; tries < maxTries; tries++) {
    writeFileSync(file, '')
    holder = otherHolder(directory, own)
    if (holder === undefined) {
      writeFileSync(told, String(process.pid))
      const stopMarking = keepMarked(file)
      return () => {
        stopMarking()
        rmSync(told, { force: true })
        giveBack()
      }
    }
    giveBack()
    pause()
  }
  throw new Error(
    `The platform already runs as ${holder} on ${directory}. Stop it first, or use another DATA_DIR.`,
  )
}
