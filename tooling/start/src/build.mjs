import { spawn } from 'node:child_process'
import { join } from 'node:path'
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
 * What can be built: turbo's parameters, and what is printed about it.
 * @type {Record<'apps' | 'SDK', { parameters: readonly string[], label: string }>}
 */
const targets = {
  apps: { parameters: [], label: 'the site and the dashboard (one to three minutes the first time)' },
  SDK: {
    parameters: ['--filter=@search-foundation/api-client'],
    label: 'the SDK, which its reference is made from',
  },
}

/**
 * Builds both apps and what they need, or the SDK alone, and prints each package whose build begins. Unchanged packages come from turbo's cache.
 * Throws a PlainError with the end of the output when a build fails.
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal ends the build and what it started
 * @param {keyof typeof targets} [what]
 */
export async function build(env, signal, what = 'apps') {
  const { parameters, label } = targets[what]
  console.log(`· Building ${label}`)
  const child = spawn(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--output-logs=new-only', ...parameters],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  )
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
