import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PlainError } from './plain-error.mjs'

/** @typedef {{ pid: number, command: string, children: { name: string, pid: number }[] }} LockContent */

/**
 * Returns whether a process with this id is running. A zombie, which its parent has not collected yet (a container's first
 * process may never do so), is not.
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {number} pid */
function isZombie(pid) {
  try {
    // "pid (name) state …": the name may contain spaces and parentheses, so the state follows the last one.
    return /.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** @param {string} file @returns {LockContent | undefined} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Returns why a folder's lock prevents a start, as a sentence; `undefined` when it does not (no lock, or its processes have ended).
 * @param {LockContent | undefined} lock
 * @param {(pid: number) => boolean} running
 */
export function objection(lock, running) {
  if (lock === undefined) return undefined
  if (running(lock.pid)) {
    return `"${lock.command}" already runs as process ${lock.pid}: use it, or end it first (Ctrl-C in its terminal, or kill ${lock.pid}).`
  }
  const left = lock.children.filter(({ pid }) => running(pid))
  if (left.length === 0) return undefined
  return `Parts of an earlier "${lock.command}" still run (${left.map(({ name, pid }) => `${name}: process ${pid}`).join(', ')}): end them with "kill ${left.map(({ pid }) => pid).join(' ')}" and run this again.`
}

/**
 * Throws a PlainError when something that was started on this data folder still runs.
 * @param {string} dataDir
 */
export function requireStopped(dataDir) {
  const reason = objection(read(join(dataDir, 'start.json')), isRunning)
  if (reason) throw new PlainError(reason)
}

/**
 * Takes a data folder for this process. `record` notes the processes it started, `release` gives the folder back.
 * @param {string} dataDir
 * @param {string} command what the person typed
 */
export function takeStartLock(dataDir, command) {
  requireStopped(dataDir)
  const file = join(dataDir, 'start.json')
  if (read(file)) console.log('· An earlier run ended without cleaning up; carrying on from its data')
  mkdirSync(dataDir, { recursive: true })
  /** @param {{ name: string, pid: number }[]} children */
  const record = (children) =>
    writeFileSync(
      file,
      JSON.stringify({
        pid: process.pid,
        command,
        children: children.map(({ name, pid }) => ({ name, pid })),
      }),
    )
  record([])
  return { record, release: () => rmSync(file, { force: true }) }
}
