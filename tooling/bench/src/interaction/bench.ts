import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { ports } from '@search-foundation/start/services'

import { launchChromium } from '../launch-chromium.ts'
import { median } from '../platform/median.ts'
import { textTable } from '../text-table.ts'
import { noteInteractions, type Interaction } from './interactions.ts'
import { startWithLargeAccount } from './surroundings.ts'
import { useView } from './use-view.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:interaction`, after `pnpm build`: how long every press and key of each view of the dashboard
 * takes until the next paint, on a slower processor, with an account that has many calls and keys.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    keys: { type: 'string', default: '500' },
    /** How many times slower the processor is. */
    slowdown: { type: 'string', default: '4' },
    /** Views to measure, by the end of their address; all of them without it. */
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', default: '1440' },
  },
})
/** Milliseconds that an interaction may take. */
const goal = 100
const dashboard = `http://localhost:${ports.web}/api-dashboard`
const billingViews = ['receipts', 'transactions', 'auto-recharge', 'alerts', 'transfer']

const end = await startWithLargeAccount({ requests: Number(values.requests), keys: Number(values.keys) })
const browser = await launchChromium()
try {
  const page = await browser.newPage({ viewport: { width: Number(values.width), height: 900 } })
  await noteInteractions(page)
  await signIn(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
  console.log(
    `Milliseconds until the next paint, processor ÷ ${values.slowdown}, ${values.requests} calls, ${values.keys} keys\n`,
  )
  const rows: string[][] = []
  const slow: string[][] = []
  for (const view of await viewsOf(page)) {
    const measured = await useView(page, `${dashboard}${view}`)
    const times = measured.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
    const late = measured.filter(({ milliseconds }) => milliseconds > goal)
    const row = [
      view || '/',
      measured.length,
      median(times),
      times.at(-Math.ceil(times.length / 50)),
      times.at(-1),
      late.length,
    ]
    rows.push(row.map(String))
    slow.push(
      ...late.map(({ what, milliseconds }: Interaction) => [`${view || '/'} ${what}`, String(milliseconds)]),
    )
    // A row is shown as soon as it is known: all of them take minutes.
    console.log(row.join('  '))
  }
  console.log(`\n${textTable(['view', 'interactions', 'median', '98 %', 'longest', `above ${goal}`], rows)}`)
  if (slow.length > 0) console.log(`\n${textTable([`Above ${goal} ms`, 'ms'], slow)}`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await end()
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${dashboard}?login=true`)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=email]').fill('demo@search-foundation.example')
  await dialog.locator('button[type=submit]').click()
  await dialog.locator('input[type=password]').fill('demo-password-1')
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The addresses of all views below the dashboard's: the tabs, the parts of the bill, the sections of the settings. */
async function viewsOf(page: Page): Promise<string[]> {
  await page.goto(`${dashboard}/settings`)
  const links = page.locator('nav a[href*="/api-dashboard"]')
  await links.last().waitFor({ state: 'attached' })
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/^\/api-dashboard/, '')),
  )
  const views = [...new Set([...paths, ...billingViews.map((view) => `/billing?view=${view}`)])]
  const { only } = values
  return only.length === 0 ? views : views.filter((view) => only.some((ending) => view.endsWith(ending)))
}
