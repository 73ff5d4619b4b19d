import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { astroFiles } from './astro-files.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../../..')
const site = join(root, 'apps/web/dist/client')
const project = join(root, '.data/bench/astro')

/**
 * Builds an Astro site of one page with the content of a built page of the site. Returns its folder. Astro is installed there when this
 * runs: only this measurement needs its 150 MB.
 */
export async function buildAstroPage(path: string): Promise<string> {
  const html = await readFile(join(site, path, 'index.html'), 'utf8')
  for (const part of ['src', 'public', 'dist'])
    await rm(join(project, part), { recursive: true, force: true })
  for (const [name, text] of Object.entries(astroFiles({ root, html, path, sourceOf }))) {
    await mkdir(dirname(join(project, name)), { recursive: true })
    await writeFile(join(project, name), text)
  }
  // The fonts that the page's own styles name.
  await cp(join(site, 'assets'), join(project, 'public/assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  })
  await run('pnpm', ['install', '--ignore-workspace', '--ignore-scripts'], { cwd: project })
  await run('node', ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: project,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  return join(project, 'dist')
}

/** The source of an island: `/assets/reader-demo.island-a1b2.js` is built from `app/…/reader-demo.island.tsx`. */
function sourceOf(address: string): string {
  const name = basename(address).replace(/\.island.*$/, '.island.tsx')
  const [source] = globSync(`app/**/${name}`, { cwd: join(root, 'apps/web') })
  if (source === undefined) throw new Error(`The island ${address} has no source.`)
  return source
}
