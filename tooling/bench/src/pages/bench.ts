import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { gzipSize } from '../gzip-size.ts'
import { launchChromium } from '../launch-chromium.ts'
import { median } from '../platform/median.ts'
import { kilobytes, textTable } from '../text-table.ts'
import { buildAstroPage } from './build-astro-page.ts'
import { serveSite } from './serve-site.ts'
import { visitPage, type Visit } from './visit-page.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:pages`: built pages of the site against the same pages without their scripts and against an
 * Astro page of the same content, in turn in one run, on an emulated phone; the scripts that each page loads before an island is used; and
 * those of the first page with its first island. A page without an element for `--use` has no such island. Ends with 1 when a page misses a
 * goal.
 */
const { values } = parseArgs({
  options: {
    path: {
      type: 'string',
      multiple: true,
      default: ['/', '/reader', '/pricing', '/models/jina-embeddings-v3', '/news/late-chunking'],
    },
    use: { type: 'string', default: 'main form input' },
    visits: { type: 'string', default: '5' },
  },
})
/** How many times a page may take what it takes without scripts, and the bytes of scripts before an island is used (gzip). */
const goals = { paint: 1.05, mainThread: 1.25, scripts: 10_000 }
const kinds = ['site', 'without', 'astro'] as const
type Visits = Record<(typeof kinds)[number], Visit[]>
const folder = resolve(import.meta.dirname, '../../../../apps/web/dist/client')
const site = await serveSite(folder)
const browser = await launchChromium()

/** Visits a page in its three forms in turn, so that all of them meet the machine in the same state. */
async function compare(path: string): Promise<Visits> {
  const astro = await serveSite(await buildAstroPage(path))
  const addresses = {
    site: site.origin + path,
    without: `${site.origin}${path}?scripts=off`,
    astro: `${astro.origin}/`,
  }
  const visits: Visits = { site: [], without: [], astro: [] }
  for (let count = 0; count < Number(values.visits); count++) {
    for (const kind of kinds) visits[kind].push((await visitPage(browser, addresses[kind])).visit)
  }
  astro.close()
  return visits
}

const medianOf = (visits: readonly Visit[], figure: 'paint' | 'mainThread') =>
  median(visits.map((visit) => visit[figure]))

/** A figure of each form, and how many times the site's one is that of the others. */
function cells(visits: Visits, figure: 'paint' | 'mainThread'): string[] {
  const own = medianOf(visits.site, figure)
  const times = (other: number) => `${other.toFixed(0)} (${(own / other).toFixed(2)}×)`
  return [own.toFixed(0), times(medianOf(visits.without, figure)), times(medianOf(visits.astro, figure))]
}

const sizeOf = (url: string) => gzipSize(readFileSync(join(folder, new URL(url).pathname)))
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/** Bytes of what stands in a page's own HTML: its scripts, or with `data` also what its islands are given. */
function inlineOf(path: string, data = false): number {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
  const pattern = data
    ? /<script(?: type="application\/json")?>([^]*?)<\/script>/g
    : /<script>([^]*?)<\/script>/g
  return sum([...html.matchAll(pattern)].map(([, text = '']) => gzipSize(text)))
}

/** The goals that a page misses. */
function missed(path: string, visits: Visits, scripts: number): string[] {
  const [paint, mainThread] = (['paint', 'mainThread'] as const).map(
    (figure) => medianOf(visits.site, figure) / medianOf(visits.without, figure),
  ) as [number, number]
  return [
    ...(paint > goals.paint ? [`largest contentful paint ${paint.toFixed(2)}× (goal ${goals.paint}×)`] : []),
    ...(mainThread > goals.mainThread
      ? [`main thread ${mainThread.toFixed(2)}× (goal ${goals.mainThread}×)`]
      : []),
    ...(scripts > goals.scripts
      ? [`scripts before an island ${kilobytes(scripts)} (goal ${kilobytes(goals.scripts)})`]
      : []),
  ].map((goal) => `${path}  ${goal}`)
}

const results: [path: string, visits: Visits][] = []
for (const path of values.path) results.push([path, await compare(path)])
console.log(
  `Median of ${values.visits} visits each, phone (processor ÷ 4, 1.6 Mbit/s, 150 ms); milliseconds\n`,
)
for (const [figure, name] of [
  ['paint', 'largest contentful paint'],
  ['mainThread', 'main thread'],
] as const) {
  const rows = results.map(([path, visits]) => [path, ...cells(visits, figure)])
  console.log(`${textTable([name, 'site', 'without scripts', 'Astro'], rows)}\n`)
}

const loaded = results.map(([path, visits]) => ({
  path,
  visits,
  scripts: inlineOf(path) + sum((visits.site[0]?.scripts ?? []).map(sizeOf)),
}))
console.log(
  `${textTable(
    ['scripts before an island is used', 'gzip'],
    loaded.map(({ path, scripts }) => [path, kilobytes(scripts)]),
  )}\n`,
)

const [first = '/'] = values.path
const { used } = await visitPage(browser, site.origin + first, values.use)
await browser.close()
site.close()

const inline = inlineOf(first, true)
console.log(
  `Scripts of ${first} with its first island, gzip, with ${kilobytes(inline)} inline: ${kilobytes(inline + sum(used.map(sizeOf)))}\n`,
)
console.log(
  textTable(
    ['script', 'size'],
    used.map((url) => [new URL(url).pathname, kilobytes(sizeOf(url))]),
  ),
)

const misses = loaded.flatMap(({ path, visits, scripts }) => missed(path, visits, scripts))
console.log(misses.length === 0 ? '\nEvery page meets the goals.' : `\nMissed:\n${misses.join('\n')}`)
if (misses.length > 0) process.exitCode = 1
