import { existsSync } from 'node:fs'

import { runCommand } from './command.mjs'
import { explain, PlainError } from './plain-error.mjs'

/** Whether this process may install Debian packages: it is root, and apt-get is there. */
export function canApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * Installs Debian packages without asking anything. Throws a PlainError when it fails.
 * @param {string} name what is installed, for the progress line
 * @param {readonly string[]} packages
 * @param {NodeJS.ProcessEnv} env
 */
export async function aptInstall(name, packages, env) {
  console.log(`· Installing ${name} (apt-get)`)
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  const update = await runCommand('apt-get', ['update', '-qq'], quiet)
  const added = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    quiet,
  )
  if (added.code !== 0) throw new PlainError(explain(`Installing ${name}`, update.output + added.output))
}
