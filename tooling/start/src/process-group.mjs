import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { PlainError } from './plain-error.mjs'
import { root } from './repository.mjs'

/** How long a process may take to end by itself: the platform closes its database and exports its users. */
const graceSeconds = 25

/** @typedef {{ name: string, pid: number, log: string, alive: () => boolean, ended: Promise<number> }} Member */

/**
 * Sends a signal to the process group of a leader. Does nothing when the whole group has ended.
 * @param {number | undefined} pid @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The whole group has ended already.
  }
}

/**
 * Creates a group of processes that are stopped together. Each leads its own process group, so stopping it also stops what it
 * started, and nothing else.
 * @param {string} logDir folder of one log file per process
 */
export function createProcessGroup(logDir) {
  /** @type {Member[]} */
  const members = []
  let ending = false

  return {
    members,
    /**
     * Starts a process whose output goes to its log. `onEnd` is called when it ends by itself. Throws once `end` has been called:
     * the process would outlive the group.
     * @param {{ name: string, command: string, parameters: readonly string[], env: NodeJS.ProcessEnv, cwd?: string, uid?: number, gid?: number, onEnd?: (member: Member) => void }} options
     * @returns {Member}
     */
    start({ name, command, parameters, cwd = root, onEnd, ...rest }) {
      if (ending) throw new PlainError(`The ${name} was not started, because everything is being stopped.`)
      mkdirSync(logDir, { recursive: true })
      const log = join(logDir, `${name.replaceAll(' ', '-')}.log`)
      const output = openSync(log, 'w')
      const child = spawn(command, parameters, {
        ...rest,
        cwd,
        detached: true,
        stdio: ['ignore', output, output],
      })
      let alive = true
      const ended = new Promise((resolve) => {
        child.once('error', () => resolve(127))
        child.once('exit', (code) => resolve(code ?? 1))
      })
      /** @type {Member} */
      const member = { name, pid: child.pid ?? 0, log, alive: () => alive, ended }
      void ended.then(() => {
        alive = false
        if (!ending) onEnd?.(member)
      })
      members.push(member)
      return member
    },
    /** Ends every process of the group, in reverse order of their start, and waits until they are gone. */
    async end() {
      if (ending) return
      ending = true
      const running = members.toReversed()
      for (const { pid } of running) signalGroup(pid, 'SIGTERM')
      await Promise.race([
        Promise.all(running.map(({ ended }) => ended)),
        wait(graceSeconds * 1000, undefined, { ref: false }),
      ])
      for (const { pid } of running) signalGroup(pid, 'SIGKILL')
    },
  }
}

/**
 * The last lines of a log.
 * @param {string} file
 * @param {number} [lines]
 */
export function tail(file, lines = 12) {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-lines).join('\n')
}
