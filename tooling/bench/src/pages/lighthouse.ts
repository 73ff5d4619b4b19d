import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'

import { textTable } from '../text-table.ts'
import { serveSite } from './serve-site.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:lighthouse`: the scores of one built page of each kind, as Lighthouse measures
 * them on its emulated phone, and the audits of accessibility, best practices and SEO that did not pass.
 */
const kinds = [
  ...['/', '/de', '/reader', '/embeddings', '/segmenter', '/models', '/models/jina-embeddings-v3', '/papers'],
  ...['/news', '/news/late-chunking', '/about-us', '/contact-sales', '/internship', '/legal', '/pricing'],
  ...[
    '/docs',
    '/docs/quickstart',
    '/docs/embeddings',
    '/docs/errors',
    '/docs/chroma',
    '/docs/sdk-embeddings',
  ],
  ...['/docs/reference', '/docs/reference/create-embeddings', '/docs/cookbook-question-answering'],
]
const { values } = parseArgs({
  options: { path: { type: 'string', multiple: true, default: kinds } },
})

/** Not among the dependencies: only this command needs its 60 MB. */
const lighthouse = 'lighthouse@13.5.0'

interface Audit {
  id: string
  /** From 0 to 1; null for what is not judged. */
  score: number | null
}

interface Category {
  score: number
  auditRefs: { id: string; weight: number }[]
}

interface Report {
  categories: Record<string, Category>
  audits: Record<string, Audit & { numericValue?: number }>
}

const run = promisify(execFile)
const columns = ['performance', 'accessibility', 'best-practices', 'seo']
/** Speed differs from run to run and machine to machine: its audits are not listed. */
const exact = columns.slice(1)

async function measure(address: string): Promise<Report> {
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const { stdout } = await run(
    'pnpm',
    [
      ...['dlx', lighthouse, address, '--quiet', '--output=json', `--only-categories=${columns.join(',')}`],
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? process.env['CHROME_PATH'] },
    },
  )
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report
}

/** Audits of a category that count and did not pass. */
function failedAudits({ categories, audits }: Report): string[] {
  return exact.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  )
}

const site = await serveSite(resolve(import.meta.dirname, '../../../../apps/web/dist/client'))
const rows: string[][] = []
const failed: string[] = []
for (const path of values.path) {
  const report = await measure(site.origin + path)
  const paint = report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN
  const blocking = report.audits['total-blocking-time']?.numericValue ?? Number.NaN
  rows.push([
    path,
    ...columns.map((name) => String(Math.round(100 * (report.categories[name]?.score ?? Number.NaN)))),
    `${paint.toFixed(0)} ms`,
    `${blocking.toFixed(0)} ms`,
  ])
  failed.push(...failedAudits(report).map((audit) => `${path}  ${audit}`))
}
site.close()

console.log(textTable(['page', ...columns, 'largest paint', 'blocked'], rows))
console.log(failed.length === 0 ? '\nNo audit of the last three failed.' : `\nFailed:\n${failed.join('\n')}`)
