import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

import { root } from './repository.mjs'

/** How far a command that gives way to others is set back: with as much work as they have, it gets a quarter of the processor. */
const politeness = 5

/**
 * Runs a program to its end. `show` prints its output as it arrives; the output is returned in any case.
 * `givesWay` leaves the processor to other work first.
 * Standard input is closed, so that nothing can wait for input.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, givesWay?: boolean, uid?: number, gid?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, parameters, options = {}) {
  const { show = false, givesWay = false, ...rest } = options
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...rest })
    if (givesWay && child.pid !== undefined) setPriority(child.pid, politeness)
    let output = ''
    /** @param {Buffer} chunk @param {NodeJS.WriteStream} target */
    const take = (chunk, target) => {
      output += chunk.toString()
      if (show) target.write(chunk)
    }
    child.stdout.on('data', (chunk) => take(chunk, process.stdout))
    child.stderr.on('data', (chunk) => take(chunk, process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code, signal) => resolve({ code: code ?? (signal === null ? 1 : 128), output }))
  })
}

/**
 * The environment for tools: without the settings npm passes to its scripts, which pnpm would read as its own.
 * @param {string} [binaries] a folder to put first on the search path
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(binaries) {
  const passed = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return {
    ...Object.fromEntries(passed),
    PATH: [binaries, process.env.PATH].filter(Boolean).join(':'),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NO_UPDATE_NOTIFIER: '1',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
  }
}
