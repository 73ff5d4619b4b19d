import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { runCommand, toolEnvironment } from './command.mjs'
import { explain, PlainError } from './plain-error.mjs'
import { notesDir, root } from './repository.mjs'

/** The Node line the project runs on. */
export const nodeMajor = Number(readFileSync(join(root, '.node-version'), 'utf8'))
const note = join(notesDir, 'tools.json')

/** The exact pnpm of the project, as package.json pins it. */
export function pinnedPnpm() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return String(manifest.packageManager)
    .replace(/^pnpm@/, '')
    .replace(/\+.*/, '')
}

/**
 * Whether what `node --version` and `pnpm --version` printed is what the project needs.
 * @param {string} nodeVersion
 * @param {string} pnpmVersion
 * @param {string} wantedPnpm
 */
export function isRight(nodeVersion, pnpmVersion, wantedPnpm) {
  return nodeVersion.trim().startsWith(`v${nodeMajor}.`) && pnpmVersion.trim() === wantedPnpm
}

/** @param {NodeJS.ProcessEnv} environment */
async function fits(environment) {
  const [node, pnpm] = await Promise.all([
    runCommand('node', ['--version'], { env: environment }),
    runCommand('pnpm', ['--version'], { env: environment }),
  ])
  return node.code === 0 && pnpm.code === 0 && isRight(node.output, pnpm.output, pinnedPnpm())
}

/**
 * The environment in which `node` and `pnpm` are the project's: the ones already on the search path when they are right,
 * otherwise those that npx downloads once into npm's cache. Throws a PlainError when they cannot be fetched.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function toolchain() {
  const running = toolEnvironment()
  if (await fits(running)) return running
  if (existsSync(note)) {
    const known = toolEnvironment(JSON.parse(readFileSync(note, 'utf8')).binaries)
    if (await fits(known)) return known
  }
  const wanted = [`node@${nodeMajor}`, `pnpm@${pinnedPnpm()}`]
  console.log(`· Fetching Node ${nodeMajor} and pnpm ${pinnedPnpm()} (once)`)
  const packages = wanted.flatMap((name) => ['-p', name])
  const found = await runCommand('npx', ['-y', ...packages, '-c', 'command -v pnpm'], { env: running })
  const binary = found.output
    .trim()
    .split('\n')
    .findLast((line) => line.endsWith('/pnpm'))
  if (found.code !== 0 || binary === undefined) {
    throw new PlainError(explain(`Fetching ${wanted.join(' and ')}`, found.output))
  }
  const binaries = dirname(binary)
  mkdirSync(notesDir, { recursive: true })
  writeFileSync(note, JSON.stringify({ binaries }))
  return toolEnvironment(binaries)
}
