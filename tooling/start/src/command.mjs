import { spawn } from 'node:child_process'

import { root } from './repository.mjs'

/** Ends what a command prints after this many characters are kept; the rest only matters while it scrolls by. */
const keptCharacters = 200_000

/**
 * Runs a program to its end. `show` lets its output through as it comes; the output is kept either way.
 * Standard input is closed, so that nothing can wait for an answer.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, uid?: number, gid?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, parameters, options = {}) {
  const { show = false, ...rest } = options
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...rest })
    let output = ''
    /** @param {Buffer} chunk @param {NodeJS.WriteStream} target */
    const take = (chunk, target) => {
      output = (output + chunk.toString()).slice(-keptCharacters)
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
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return {
    ...Object.fromEntries(kept),
    PATH: [binaries, process.env.PATH].filter(Boolean).join(':'),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NO_UPDATE_NOTIFIER: '1',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
  }
}
