import { aptInstall, canApt } from './apt.mjs'
import { runCommand } from './command.mjs'
import { PlainError } from './plain-error.mjs'

/**
 * Makes sure that the proxy of `deploy/` can be run, and installs Debian's package where that is possible. Throws a PlainError when
 * there is none.
 * @param {NodeJS.ProcessEnv} env
 */
export async function requireCaddy(env) {
  const isThere = async () => (await runCommand('caddy', ['version'], { env })).code === 0
  if (await isThere()) return
  if (canApt()) await aptInstall('Caddy', ['caddy'], env)
  if (!(await isThere()))
    throw new PlainError(
      'Caddy, the proxy of deploy/, is missing: install it, so that "caddy" is on the PATH.',
    )
}
