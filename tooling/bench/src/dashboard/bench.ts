import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions } from '@playwright/test'

import { launchChromium } from '../launch-chromium.ts'
import { serveSite } from '../pages/serve-site.ts'
import { median } from '../platform/median.ts'
import { kilobytes, textTable } from '../text-table.ts'
import { buildBulletproofReact } from './build-bulletproof-react.ts'
import { buildReactAdmin } from './build-react-admin.ts'
import { countScripts, visitApp, withPage, type AppVisit, type Scripts } from './visit-app.ts'
import { visitPaints, type Paints } from './visit-paints.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:dashboard`, while `npm start` runs: what a visit to the dashboard loads and how long the main
 * thread works until the first data is visible, beside the same page without scripts and beside react-admin and bulletproof-react; when each
 * of them shows its first and its largest text on a slow phone; and what each tab adds.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://localhost:3000/api-dashboard' },
    email: { type: 'string', default: 'demo@search-foundation.example' },
    password: { type: 'string', default: 'demo-password-1' },
    // name=address=selector of the first data
    beside: { type: 'string', multiple: true, default: [] },
    visits: { type: 'string', default: '5' },
  },
})
/** Milliseconds for what a tab loads after it was opened. */
const settled = 3000
/** The balance on the overview. */
const firstData = 'main dd bdi'
const browser = await launchChromium()

/** An app, or a state of it, that is visited. */
interface Subject {
  name: string
  address: string
  options: BrowserContextOptions
  firstData?: string
}

const signedIn = await sessionOf(browser)
const reactAdmin = await serveSite(await buildReactAdmin())
const bulletproofReact = await serveSite(await buildBulletproofReact(), { isApp: true })
const subjects: Subject[] = [
  { name: 'signed in', address: values.address, options: signedIn, firstData },
  { name: 'before sign-in', address: values.address, options: {} },
  { name: 'without scripts', address: values.address, options: { javaScriptEnabled: false } },
  { name: 'react-admin', address: `${reactAdmin.origin}/`, options: {}, firstData: 'table tbody tr' },
  {
    name: 'bulletproof-react',
    address: `${bulletproofReact.origin}/auth/login`,
    options: {},
    firstData: 'form input',
  },
  ...values.beside.map((text) => {
    const [name = '', address = '', selector = ''] = text.split('=')
    return { name, address, options: {}, firstData: selector }
  }),
]
const visits = new Map<string, AppVisit[]>(subjects.map(({ name }) => [name, []]))
for (let count = 0; count < Number(values.visits); count++) {
  for (const { name, address, options, firstData: selector } of subjects)
    visits.get(name)?.push(await visitApp(browser, address, options, selector))
}
const mainThreadOf = (name: string) => median((visits.get(name) ?? []).map(({ mainThread }) => mainThread))
const shell = mainThreadOf('without scripts')
console.log(`Median of ${values.visits} visits each, in turn, processor ÷ 4\n`)
console.log(
  textTable(
    ['app', 'scripts, gzip', 'files', 'main thread, ms', 'against without scripts'],
    subjects.map(({ name }) => {
      const scripts = visits.get(name)?.at(-1)?.scripts ?? { size: 0, files: 0 }
      const spent = mainThreadOf(name)
      return [name, ...cells(scripts), spent.toFixed(0), `${(spent / shell).toFixed(2)}×`]
    }),
  ),
)
// Without scripts, a page reports no paint.
const painted = subjects.filter(({ options }) => options.javaScriptEnabled !== false)
const paints = new Map<string, Paints[]>(painted.map(({ name }) => [name, []]))
for (let count = 0; count < Number(values.visits); count++) {
  for (const { name, address, options } of painted)
    paints.get(name)?.push(await visitPaints(browser, address, options))
}
console.log('\nOn a slow phone, milliseconds after the navigation\n')
console.log(
  textTable(
    ['app', 'first text', 'largest text', 'largest ÷ first'],
    painted.map(({ name }) => {
      const of = paints.get(name) ?? []
      const first = median(of.map((one) => one.first))
      const largest = median(of.map((one) => one.largest))
      return [name, first.toFixed(0), largest.toFixed(0), `${(largest / first).toFixed(2)}×`]
    }),
  ),
)
console.log('\nWhat a tab adds to the overview\n')
console.log(textTable(['tab', 'scripts, gzip', 'files'], await tabRows(browser, signedIn)))
reactAdmin.close()
bulletproofReact.close()
await browser.close()

function cells({ size, files }: Scripts): string[] {
  return [kilobytes(size), String(files)]
}

/** Signs in, and returns the state of the browser for later visits. */
async function sessionOf(within: Browser): Promise<BrowserContextOptions> {
  return withPage(within, {}, async (page) => {
    await page.goto(`${values.address}?login=true`)
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=email]').fill(values.email)
    await dialog.locator('button[type=submit]').click()
    await dialog.locator('input[type=password]').fill(values.password)
    await dialog.locator('button[type=submit]').click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator(firstData).first().waitFor()
    return { storageState: await page.context().storageState({ indexedDB: true }) }
  })
}

/** The scripts of each tab that the overview has not loaded, each after a visit of its own. */
async function tabRows(within: Browser, options: BrowserContextOptions): Promise<string[][]> {
  const { pathname } = new URL(values.address)
  const links = `nav a[href^="${pathname}/"]`
  const paths = await withPage(within, options, async (page) => {
    await page.goto(values.address)
    await page.locator(links).first().waitFor()
    const found = await page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    return [...new Set(found.filter((path) => path !== null))]
  })
  const rows: string[][] = []
  for (const path of paths) {
    const added = await withPage(within, options, async (page) => {
      const scripts = countScripts(page)
      await page.goto(values.address)
      await page.locator(firstData).first().waitFor()
      await page.waitForLoadState('networkidle')
      await wait(settled)
      await scripts()
      await page.locator(`nav a[href="${path}"]`).first().click()
      await page.waitForURL((url) => url.pathname === path)
      await wait(settled)
      return scripts()
    })
    rows.push([path.slice(pathname.length + 1), ...cells(added)])
  }
  return rows
}
