import { existsSync } from 'node:fs'

import { aptInstall, canApt } from './apt.mjs'
import { runCommand } from './command.mjs'
import { explain, PlainError } from './plain-error.mjs'

/** Where distributions put Chromium; looked at in this order. The build without windows needs half the processor time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
]

/**
 * Returns the Chromium to test with: `CHROMIUM_PATH`, else the system's, else `undefined`.
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} [exists]
 */
export function findChromium(env, exists = existsSync) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new PlainError(
      `CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist: correct it or unset it.`,
    )
  }
  return places.find((place) => exists(place))
}

/**
 * Makes sure there is a Chromium and returns the environment with its path: the system's, Debian's package where that can
 * be installed, or Playwright's own. Throws a PlainError when there is no way.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function chromium(env) {
  const found = findChromium(env)
  if (found) return { ...env, CHROMIUM_PATH: found }
  if (canApt()) {
    await aptInstall('Chromium', ['chromium-headless-shell', 'fonts-liberation'], env)
    const installed = findChromium(env)
    if (installed) return { ...env, CHROMIUM_PATH: installed }
  }
  console.log('· Installing Chromium for Playwright')
  const parameters = [
    ...['--filter', '@search-foundation/e2e', 'exec'],
    ...['playwright', 'install', '--only-shell', 'chromium'],
  ]
  const { code, output } = await runCommand('pnpm', parameters, { env })
  if (code !== 0) throw new PlainError(explain('Installing Chromium', output))
  return env
}
