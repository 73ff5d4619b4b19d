import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

import { gzipSize } from '../gzip-size.ts'
import { median } from '../platform/median.ts'
import { kilobytes, textTable } from '../text-table.ts'
import { serveSite } from './serve-site.ts'
import { visitPage, type Visit } from './visit-page.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:pages`: a built page of the site against the same page without its scripts, in
 * turn in one run, on an emulated phone; and the scripts that it loads before and after its first island is used.
 */
const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/' },
    use: { type: 'string', default: 'main form input' },
    visits: { type: 'string', default: '7' },
  },
})
const folder = resolve(import.meta.dirname, '../../../../apps/web/dist/client')
const site = await serveSite(folder)
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

const address = site.origin + values.path
const visits: Record<'with' | 'without', Visit[]> = { with: [], without: [] }
for (let count = 0; count < Number(values.visits); count++) {
  visits.without.push((await visitPage(browser, `${address}?scripts=off`)).visit)
  visits.with.push((await visitPage(browser, address)).visit)
}
const { visit, used } = await visitPage(browser, address, values.use)
await browser.close()
site.close()

const medians = (of: 'paint' | 'mainThread') =>
  (['with', 'without'] as const).map((kind) => median(visits[kind].map((each) => each[of])))
const rows = (['paint', 'mainThread'] as const).map((figure) => {
  const [withScripts = Number.NaN, without = Number.NaN] = medians(figure)
  return [
    figure === 'paint' ? 'largest contentful paint' : 'main thread',
    `${withScripts.toFixed(0)} ms`,
    `${without.toFixed(0)} ms`,
    `${(withScripts / without).toFixed(2)}×`,
  ]
})
console.log(
  `${values.path}, median of ${values.visits} visits each, phone (processor ÷ 4, 1.6 Mbit/s, 150 ms)\n`,
)
console.log(textTable(['', 'with scripts', 'without', 'ratio'], rows))

const sizeOf = (url: string) => gzipSize(readFileSync(join(folder, new URL(url).pathname)))
const inline = [
  ...readFileSync(join(folder, values.path, 'index.html'), 'utf8').matchAll(
    /<script(?: type="application\/json")?>([^]*?)<\/script>/g,
  ),
].reduce((sum, [, text = '']) => sum + gzipSize(text), 0)
const before = visit.scripts.map(sizeOf).reduce((sum, size) => sum + size, inline)
const after = used.map(sizeOf).reduce((sum, size) => sum + size, inline)
console.log(
  `\nScripts, gzip, with ${kilobytes(inline)} inline: ${kilobytes(before)} before an island is used`,
)
console.log(`and ${kilobytes(after)} with the first:\n`)
console.log(
  textTable(
    ['script', 'size'],
    used.map((url) => [new URL(url).pathname, kilobytes(sizeOf(url))]),
  ),
)
