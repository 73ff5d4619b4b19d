import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes the data folder for this process: PGlite takes no lock of its own, and two writers would destroy it.
 * Throws an Error that names the first process when it still runs; a lock left by a dead one is taken over.
 * Answers a function that gives the folder back.
 */
export function takeProcessLock(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'platform.pid')
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder > 0 && holder !== process.pid && isRunning(holder)) {
      throw new Error(
        `The local platform already runs as process ${holder} on ${directory}. Stop it first, or use another DATA_DIR.`,
      )
    }
    rmSync(file, { force: true })
  }
}
