import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
/*
 * Runs after `react-router build`: finishes every prerendered page and writes what belongs beside the pages
 * (sitemap, robots, page lists of the command palette, 404.html).
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { brand } from '../app/brand.ts'
import { siteDefaultLocale, publishedCodes } from '../app/i18n/locales.ts'
import { localePath } from '../app/shell/guards.ts'
import { bundleShell } from './bundle-shell.ts'
import { finishPage, type FinishOptions } from './finish-page.ts'
import { pageEntry } from './page-entry.ts'
import { notFoundPath, pagePaths } from './prerendered-paths.ts'
import { robotsText, sitemapText } from './sitemap.ts'

const root = new URL('..', import.meta.url).pathname
const output = join(root, 'dist/client')

const missing = join(output, notFoundPath, 'index.html')
await rename(missing, join(output, '404.html'))
await rm(join(output, notFoundPath.split('/')[1] ?? ''), { recursive: true })

const shell = await bundleShell(root, join(output, 'assets'))
const apiUrl = process.env['SF_API_URL'] ?? 'http://localhost:8787'
const hosts = [apiUrl, process.env['SF_MAIN_API_URL'], process.env['SF_READER_URL']]
const options: FinishOptions = {
  read: (path) => readFileSync(join(output, path), 'utf8'),
  emit,
  ...shell,
  origins: { connect: originsOf(hosts), script: [], frame: [] },
}

for await (const file of glob('**/*.html', { cwd: output })) {
  const path = join(output, file)
  await writeFile(path, finishPage(await readFile(path, 'utf8'), options))
}

// Documents navigate to documents: the data files of client-side navigation are never asked for.
for await (const file of glob('**/*.data', { cwd: output })) await rm(join(output, file))
await rm(join(root, 'dist/server'), { recursive: true, force: true })
await rm(join(output, '__spa-fallback.html'), { force: true })

for (const locale of publishedCodes) {
  const entries = await Promise.all(
    pagePaths().map(async (path) => {
      const address = localePath(locale, path, siteDefaultLocale)
      return pageEntry(await readFile(join(output, address, 'index.html'), 'utf8'), address)
    }),
  )
  await write(`pages/${locale}.json`, JSON.stringify(entries))
}
await write('sitemap.xml', sitemapText(pagePaths(), brand.siteUrl))
await write('robots.txt', robotsText(brand.siteUrl))

function emit(name: string, extension: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const path = `/assets/${name}-${hash}.${extension}`
  writeFileSync(join(output, path), text)
  return path
}

async function write(name: string, text: string): Promise<void> {
  const path = join(output, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))]
}
