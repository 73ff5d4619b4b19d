import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A control group of Linux: the system ends a process in it rather than give all of them more memory than its limit. */
export interface MemoryGroup {
  /** Its folder; a process whose id is written to `cgroup.procs` in it is in the group. */
  folder: string
  /** How many of its processes were ended for their memory. */
  kills(): number
  /** Removes it once its processes have ended. */
  remove(): void
}

const mount = '/sys/fs/cgroup'

/** How each version of control groups is told a limit, and where it counts kills. */
const versions = [
  {
    root: mount,
    sign: 'cgroup.controllers',
    limits: { 'memory.max': 1, 'memory.swap.max': 0 },
    events: 'memory.events',
  },
  {
    root: join(mount, 'memory'),
    sign: 'memory.limit_in_bytes',
    limits: { 'memory.limit_in_bytes': 1 },
    events: 'memory.oom_control',
  },
] as const

/** Makes a control group with a limit in bytes; undefined where this user or this machine cannot. */
export function limitMemory(bytes: number): MemoryGroup | undefined {
  const version = versions.find(({ root, sign }) => existsSync(join(root, sign)))
  if (version === undefined) return undefined
  const folder = join(version.root, `bench-${process.pid}`)
  try {
    mkdirSync(folder)
    for (const [name, share] of Object.entries(version.limits))
      writeFileSync(join(folder, name), String(bytes * share))
  } catch {
    return undefined
  }
  return {
    folder,
    kills: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(folder, version.events), 'utf8'))?.[1]),
    remove: () => rmdirSync(folder),
  }
}
