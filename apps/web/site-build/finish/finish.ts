/*
 * Runs after `react-router build`: finishes every prerendered page and writes the files that belong to the pages
 * (404.html, page lists of the command palette, pages as Markdown, sitemap, feeds and the like).
 */
import { existsSync, readFileSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brand } from '@search-foundation/content/brand'
import { localizePath, splitLocalePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { analyticsOrigins, identityOrigins, readServiceConfig } from '@search-foundation/store/service-config'
import { parseHTML } from 'linkedom'

import { markdownPath, picturePath } from '../../app/document/page-files.ts'
import { notFoundPath, routeOf } from '../../app/ground/site-map.ts'
import { sectionsPath, type PageEntry } from '../../app/shell/page-entries.ts'
import { localesOf, pagePaths } from '../../prerendered-paths.ts'
import { brokenLinks, linksOf, type PageLinks } from '../check/broken-links.ts'
import { llmsText } from '../files/llms.ts'
import { pageEntry } from '../files/page-entry.ts'
import { pageMarkdown } from '../files/page-markdown.ts'
import { pictureContent } from '../files/pictures/picture-content.ts'
import { pictureRenderer } from '../files/pictures/picture-renderer.ts'
import { hasSections, sectionEntries, sectionsFileOf } from '../files/section-entries.ts'
import { siteFiles } from '../files/site-files.ts'
import { bundleBrowser } from './bundle-browser.ts'
import { finishPage, serialize, type FinishOptions } from './finish-page.ts'

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
const options: FinishOptions = {
  ...(await bundleBrowser(root, join(output, 'assets'))),
  read: (path) => readFileSync(join(output, path), 'utf8'),
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

const drawPicture = await pictureRenderer(localeTable.map(({ code }) => code))
const entries = new Map<string, PageEntry>()
const sections = new Map<string, readonly PageEntry[]>()
const links = new Map<string, PageLinks>()
const canonical = new Set(
  pagePaths().flatMap((path) => localesOf(path).map((code) => localizePath(path, code))),
)
for await (const file of glob('**/*.html', { cwd: output })) {
  const path = join(output, file)
  const { document } = parseHTML(await readFile(path, 'utf8'))
  finishPage(document, options)
  await writeFile(path, serialize(document))
  const address = `/${file}`.replace(/\/index\.html$/, '') || '/'
  entries.set(address, pageEntry(document, address))
  links.set(address, linksOf(document, address))
  if (hasSections(address) && canonical.has(address)) sections.set(address, sectionEntries(document, address))
  if (!canonical.has(address)) continue
  await write(markdownPath(address), pageMarkdown(document, brand.hosts.site))
  await write(picturePath(address), await drawPicture(pictureContent(document)))
}
for (const { code } of localeTable) await write(`/pages/${code}.json`, JSON.stringify(entriesIn(code)))
for (const [name, found] of Map.groupBy(sections, ([address]) => sectionsFileOf(address)))
  await write(sectionsPath(name), JSON.stringify(found.flatMap(([, own]) => own)))
await write('/llms.txt', llmsText(entriesIn(defaultLocale), brand.hosts.site))
for (const { path, content } of siteFiles) await write(path, await content())

const broken = brokenLinks(
  links,
  (path) => routeOf(splitLocalePath(path).path) === 'dashboard' || existsSync(join(output, path)),
)
if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)

/** The entries of all pages in a locale, those in English only among them. */
function entriesIn(locale: string): PageEntry[] {
  return pagePaths().flatMap((path) => entries.get(localizePath(path, locale)) ?? entries.get(path) ?? [])
}

async function write(name: string, content: string | Uint8Array): Promise<void> {
  const path = join(output, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

function originsOf(addresses: readonly string[]): string[] {
  return unique(addresses.map((address) => new URL(address).origin))
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
