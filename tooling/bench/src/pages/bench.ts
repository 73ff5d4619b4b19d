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
 * Astro page of the same content, in turn in one run, on an emulated phone; and the scripts that the first page loads before and after its
 * first island is used. A page without an element for `--use` has no such island.
 */
const { values } = parseArgs({
  options: {
    path: {
      type: 'string',
      multiple: true,
      default: ['/', '/reader', '/models/jina-embeddings-v3', '/news/late-chunking'],
    },
    use: { type: 'string', default: 'main form input' },
    visits: { type: 'string', default: '5' },
  },
})
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

/** A figure of each form, and how many times the site's one is that of the others. */
function cells(visits: Visits, figure: 'paint' | 'mainThread'): string[] {
  const [own = Number.NaN, without = Number.NaN, astro = Number.NaN] = kinds.map((kind) =>
    median(visits[kind].map((visit) => visit[figure])),
  )
  const times = (other: number) => `${other.toFixed(0)} (${(own / other).toFixed(2)}×)`
  return [own.toFixed(0), times(without), times(astro)]
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

const [first = '/'] = values.path
const { visit, used } = await visitPage(browser, site.origin + first, values.use)
await browser.close()
site.close()

const sizeOf = (url: string) => gzipSize(readFileSync(join(folder, new URL(url).pathname)))
const inline = [
  ...readFileSync(join(folder, first, 'index.html'), 'utf8').matchAll(
    /<script(?: type="application\/json")?>([^]*?)<\/script>/g,
  ),
].reduce((sum, [, text = '']) => sum + gzipSize(text), 0)
const before = visit.scripts.map(sizeOf).reduce((sum, size) => sum + size, inline)
const after = used.map(sizeOf).reduce((sum, size) => sum + size, inline)
console.log(
  `Scripts of ${first}, gzip, with ${kilobytes(inline)} inline: ${kilobytes(before)} before an island is used`,
)
console.log(`and ${kilobytes(after)} with the first:\n`)
console.log(
  textTable(
    ['script', 'size'],
    used.map((url) => [new URL(url).pathname, kilobytes(sizeOf(url))]),
  ),
)
