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
 * Builds the single-page app of bulletproof-react with its mocked service. Returns the folder of its pages. The repository is cloned, and
 * what it needs installed, when this runs; a clone that is in `.data/bench` already is used as it is.
 */
export async function buildBulletproofReact(): Promise<string> {
  const project = join(repository, 'apps/react-vite')
  const dist = join(project, 'dist')
  if (existsSync(dist)) return dist
  await mkdir(folder, { recursive: true })
  if (!existsSync(repository)) await run('git', ['clone', '--depth', '1', source, repository])
  const settings = ['VITE_APP_API_URL=http://localhost/api', 'VITE_APP_ENABLE_API_MOCKING=true']
  await writeFile(join(project, '.env'), `${settings.join('\n')}\n`)
  await run('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
    cwd: project,
  })
  await run('npx', ['vite', 'build'], { cwd: project })
  return dist
}
