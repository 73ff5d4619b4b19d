import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runCommand } from './command.mjs'
import { explain, PlainError } from './plain-error.mjs'
import { notesDir, root } from './repository.mjs'

const note = join(notesDir, 'installed')

/**
 * A name for what would be installed: it changes with the lockfile, the workspace's settings and the Node version.
 * @param {readonly (string | Buffer)[]} inputs
 */
export function fingerprint(inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input).update('\0')
  return hash.digest('hex')
}

/** Packages that only tests need: clients of other companies and frameworks, which are larger than all that the product uses. */
const onlyForTests = [
  '@search-foundation/clients',
  '@search-foundation/cookbook',
  '@search-foundation/samples',
]

/**
 * pnpm's parameters for a part of the workspace.
 * @param {'product' | 'everything'} part
 */
export const partParameters = (part) =>
  part === 'everything' ? [] : onlyForTests.map((name) => `--filter=!${name}`)

/**
 * Whether what is installed, as the note about it says, is what is wanted: everything includes the product.
 * @param {string} noted
 * @param {string} wanted fingerprint
 * @param {'product' | 'everything'} part
 */
export const isInstalled = (noted, wanted, part) =>
  noted === `${wanted} everything` || noted === `${wanted} ${part}`

/**
 * Installs the packages of the lockfile unless the last install was of the same one. Throws a PlainError when it fails.
 * @param {NodeJS.ProcessEnv} env
 * @param {'product' | 'everything'} [part] what runs the product, or also what only tests need
 */
export async function install(env, part = 'product') {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) => readFileSync(join(root, file)))
  const wanted = fingerprint(files)
  if (existsSync(note) && isInstalled(readFileSync(note, 'utf8'), wanted, part)) return
  console.log('· Installing packages')
  const { code, output } = await runCommand(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', ...partParameters(part)],
    { env: { ...env, CI: 'true' } },
  )
  if (code !== 0) throw new PlainError(explain('Installing packages', output))
  mkdirSync(notesDir, { recursive: true })
  writeFileSync(note, `${wanted} ${part}`)
}
