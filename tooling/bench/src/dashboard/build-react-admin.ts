import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = resolve(import.meta.dirname, '../../../../.data/bench')
const project = join(folder, 'react-admin')
const version = '5.15.0'
const posts = Array.from({ length: 100 }, (_, id) => ({ id, title: `Post ${id}`, views: 7 * id }))

/**
 * Builds the app that react-admin's own generator makes, with one list of 100 records in memory. Returns the folder of its pages.
 * The generator and what it needs are installed when this runs.
 */
export async function buildReactAdmin(): Promise<string> {
  const dist = join(project, 'dist')
  if (existsSync(dist)) return dist
  await rm(project, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const options = ['--data-provider', 'fakerest', '--auth-provider', 'none', '--resource', 'posts']
  await run('npx', ['-y', `create-react-admin@${version}`, 'react-admin', ...options, '--install', 'skip'], {
    cwd: folder,
  })
  await writeFile(join(project, 'src/data.json'), JSON.stringify({ posts }))
  await run('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
    cwd: project,
  })
  await run('npx', ['vite', 'build'], { cwd: project })
  return dist
}
