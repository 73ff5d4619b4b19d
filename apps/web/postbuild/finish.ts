/*
 * Runs after `react-router build`: finishes every prerendered page and writes the files that belong to the pages
 * (404.html, page lists of the command palette, sitemap, robots).
 */
import { readFileSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { publishedLocales } from '@search-foundation/i18n/locale-table'
import { readServiceConfig } from '@search-foundation/store/service-config'
import { parseHTML } from 'linkedom'

import type { PageEntry } from '../app/shell/search-pages.ts'
import { notFoundPath } from '../app/site-map.ts'
import { pagePaths } from '../prerendered-paths.ts'
import { bundleBrowser } from './bundle-browser.ts'
import { finishPage, serialize, type FinishOptions } from './finish-page.ts'
import { pageEntry } from './page-entry.ts'
import { robotsText, sitemapText } from './sitemap.ts'

const root = new URL('..', import.meta.url).pathname
const output = join(root, 'dist/client')

await rename(join(output, notFoundPath, 'index.html'), join(output, '404.html'))
await rm(join(output, notFoundPath.split('/')[1] ?? ''), { recursive: true })
await rm(join(root, 'dist/server'), { recursive: true, force: true })
await rm(join(output, '__spa-fallback.html'), { force: true })
// React Router only renders the pages: its data files and its scripts are never requested.
for await (const file of glob(['**/*.data', 'assets/*.js'], { cwd: output })) await rm(join(output, file))

const { apiUrl, mainApiUrl, readerUrl, keyServiceUrl, botCheckScriptUrl } = readServiceConfig(process.env)
const botCheck = originsOf([botCheckScriptUrl])
const options: FinishOptions = {
  ...(await bundleBrowser(root, join(output, 'assets'))),
  read: (path) => readFileSync(join(output, path), 'utf8'),
  origins: {
    connect: originsOf([apiUrl, mainApiUrl, readerUrl, keyServiceUrl, botCheckScriptUrl]),
    script: botCheck,
    frame: botCheck,
  },
}

const entries = new Map<string, PageEntry>()
for await (const file of glob('**/*.html', { cwd: output })) {
  const path = join(output, file)
  const { document } = parseHTML(await readFile(path, 'utf8'))
  finishPage(document, options)
  await writeFile(path, serialize(document))
  const address = `/${file}`.replace(/\/index\.html$/, '') || '/'
  entries.set(address, pageEntry(document, address))
}
for (const { code } of publishedLocales) {
  const pages = pagePaths().flatMap((path) => entries.get(localizePath(path, code)) ?? [])
  await write(`pages/${code}.json`, JSON.stringify(pages))
}
await write('sitemap.xml', sitemapText(pagePaths(), brand.hosts.site))
await write('robots.txt', robotsText(brand.hosts.site))

async function write(name: string, text: string): Promise<void> {
  const path = join(output, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
