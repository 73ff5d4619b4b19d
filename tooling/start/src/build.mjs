import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

import { explain, PlainError } from './plain-error.mjs'
import { signalGroup } from './process-group.mjs'
import { root } from './repository.mjs'

/** The last lines of turbo's output that an error shows. */
const keptLines = 200

/**
 * The package that a line of turbo's output begins to build; `undefined` for any other line, and for a build that is cached.
 * @param {string} line
 */
export const startedBuild = (line) =>
  /^@search-foundation\/([a-z-]+):build: cache (?:miss|bypass)/.exec(line)?.[1]

/**
 * Builds both apps and what they need, and prints each package whose build begins. Unchanged packages come from turbo's cache.
 * Throws a PlainError with the end of the output when a build fails.
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal ends the build and what it started
 */
export async function build(env, signal) {
  console.log('· Building the site and the dashboard (one to three minutes the first time)')
  const child = spawn('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=new-only'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  signal.addEventListener('abort', () => signalGroup(child.pid, 'SIGTERM'), { once: true })
  /** @type {string[]} */
  const lines = []
  const read = async (/** @type {import('node:stream').Readable} */ output) => {
    for await (const line of createInterface({ input: output })) {
      lines.push(line)
      if (lines.length > keptLines) lines.shift()
      const started = startedBuild(line)
      if (started) console.log(`  building ${started}`)
    }
  }
  const code = new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('close', resolve)
  })
  await Promise.all([read(child.stdout), read(child.stderr)])
  if ((await code) !== 0) throw new PlainError(explain('The build', lines.join('\n')))
}
