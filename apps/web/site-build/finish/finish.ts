/*
 * Runs after `react-router build`: finishes every prerendered page and writes the files that belong to the pages
 * (404.html, page lists of the command palette, pages as Markdown, sitemap, feeds and the like).
 */
import { existsSync } from 'node:fs'
import { glob, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { brand } from '@search-foundation/content/brand'
import { readArticles } from '@search-foundation/content/read-articles'
import { localizePath, splitLocalePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { analyticsOrigins, identityOrigins, readServiceConfig } from '@search-foundation/store/service-config'
import { Piscina } from 'piscina'

import { notFoundPath, routeOf } from '../../app/ground/site-map.ts'
import { sectionsPath, type PageEntry } from '../../app/shell/page-entries.ts'
import { localesOf, pagePaths } from '../../prerendered-paths.ts'
import { brokenLinks } from '../check/broken-links.ts'
import { llmsFiles } from '../files/llms.ts'
import { sectionsFileOf } from '../files/section-entries.ts'
import { siteFiles } from '../files/site-files.ts'
import { writeOutput } from '../files/write-output.ts'
import { bundleBrowser } from './bundle-browser.ts'
import type { FinishData, FinishedPage, PageOrder } from './finish.worker.ts'

const root = new URL('../..', import.meta.url).pathname
const output = join(root, 'dist/client')

await rename(join(output, notFoundPath, 'index.html'), join(output, '404.html'))
await rm(join(output, notFoundPath.split('/')[1] ?? ''), { recursive: true })
await rm(join(root, 'dist/server'), { recursive: true, force: true })
await rm(join(output, '__spa-fallback.html'), { force: true })
// React Router only renders the pages: its data files and its scripts are never requested.
for await (const file of glob(['**/*.data', 'assets/*.js'], { cwd: output })) await rm(join(output, file))

const services = readServiceConfig(process.env)
const { apiUrl, mainApiUrl, readerUrl, keyServiceUrl, functionsUrl, botCheckScriptUrl, analytics } = services
const botCheck = originsOf([botCheckScriptUrl])
const measuring = analyticsOrigins(analytics)
const data: FinishData = {
  output,
  ...(await bundleBrowser(root, join(output, 'assets'))),
  origins: {
    connect: unique([
      ...originsOf([apiUrl, mainApiUrl, readerUrl, keyServiceUrl, functionsUrl, botCheckScriptUrl]),
      ...identityOrigins(services),
      ...measuring.connect,
    ]),
    script: unique([...botCheck, ...measuring.script]),
    frame: botCheck,
    // The contact form, which works without scripts.
    form: originsOf([apiUrl]),
  },
}

const canonical = new Set(
  pagePaths().flatMap((path) => localesOf(path).map((code) => localizePath(path, code))),
)
const orders: PageOrder[] = []
for await (const file of glob('**/*.html', { cwd: output })) {
  const address = `/${file}`.replace(/\/index\.html$/, '') || '/'
  orders.push({ file, address, canonical: canonical.has(address) })
}
const threads = Math.min(4, availableParallelism())
const workers = new Piscina<PageOrder, FinishedPage>({
  filename: new URL('finish.worker.ts', import.meta.url).href,
  minThreads: threads,
  maxThreads: threads,
  // A picture is drawn beside the thread, which finishes another page meanwhile.
  concurrentTasksPerWorker: 2,
  // Every page is thousands of short-lived objects.
  resourceLimits: { maxYoungGenerationSizeMb: 64 },
  workerData: data,
})
const finished = Promise.all(orders.map((order) => workers.run(order)))
const articles = readArticles()
for (const { path, content } of siteFiles) await write(path, await content(() => articles))
const pages = await finished
await workers.close()

const entries = new Map(pages.map(({ address, entry }) => [address, entry]))
for (const { code } of localeTable) await write(`/pages/${code}.json`, JSON.stringify(entriesIn(code)))
const searched = pages.filter(({ sections }) => sections !== undefined)
for (const [name, found] of Map.groupBy(searched, ({ address }) => sectionsFileOf(address)))
  await write(sectionsPath(name), JSON.stringify(found.flatMap(({ sections = [] }) => sections)))
for (const [path, text] of llmsFiles(entriesIn(defaultLocale), brand.hosts.site)) await write(path, text)

const broken = brokenLinks(
  new Map(pages.map(({ address, links }) => [address, links])),
  (path) => routeOf(splitLocalePath(path).path) === 'dashboard' || existsSync(join(output, path)),
)
if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)

/** The entries of all pages in a locale, those in English only among them. */
function entriesIn(locale: string): PageEntry[] {
  return pagePaths().flatMap((path) => entries.get(localizePath(path, locale)) ?? entries.get(path) ?? [])
}

function write(name: string, content: string | Uint8Array): Promise<void> {
  return writeOutput(output, name, content)
}

function originsOf(addresses: readonly string[]): string[] {
  return unique(addresses.map((address) => new URL(address).origin))
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
