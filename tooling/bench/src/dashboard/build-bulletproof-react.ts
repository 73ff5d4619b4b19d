import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = resolve(import.meta.dirname, '../../../../.data/bench')
const repository = join(folder, 'bulletproof-react')
const source = 'https://github.com/alan2207/bulletproof-react.git'

/**
 * Builds the single-page app of bulletproof-react, with what its service answers to a visitor who is not signed in as a file: its own mock is
 * a service worker, beside which a browser never reports a quiet network. Returns the folder of its pages. The repository is cloned, and what
 * it needs installed, when this runs; a clone that is in `.data/bench` already is used as it is.
 */
export async function buildBulletproofReact(): Promise<string> {
  const project = join(repository, 'apps/react-vite')
  const dist = join(project, 'dist')
  const user = join(dist, 'api/auth/me')
  if (existsSync(user)) return dist
  await mkdir(folder, { recursive: true })
  if (!existsSync(repository)) await run('git', ['clone', '--depth', '1', source, repository])
  await writeFile(join(project, '.env'), 'VITE_APP_API_URL=/api\n')
  if (!existsSync(join(project, 'node_modules')))
    await run('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
      cwd: project,
    })
  // Its own base is relative: its scripts would be looked for beside the sign-in page.
  await run('npx', ['vite', 'build', '--base=/'], { cwd: project })
  await mkdir(join(dist, 'api/auth'), { recursive: true })
  await writeFile(user, '{"data":null}')
  return dist
}
