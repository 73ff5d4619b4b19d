import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'

import { phone, slowToPhone } from '../slow-phone.ts'

/** What one visit to a page took. */
export interface Visit {
  /** Largest contentful paint, in milliseconds after the navigation. */
  paint: number
  /** Milliseconds that the main thread worked. */
  mainThread: number
  /** Addresses of the scripts that were loaded. */
  scripts: string[]
}

/** Milliseconds for what a page does by itself after it is loaded. */
const settled = 3000

/** Visits a page with an empty cache, and then focuses the first element that `use` selects, if there is one. */
export async function visitPage(
  browser: Browser,
  address: string,
  use?: string,
): Promise<{ visit: Visit; used: string[] }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await slowToPhone(page)
  await page.goto(address, { waitUntil: 'load' })
  await wait(settled)
  const { metrics } = await session.send('Performance.getMetrics')
  const visit = {
    paint: await page.evaluate(largestPaint),
    mainThread: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0),
    scripts: [...scripts],
  }
  const island = use === undefined ? undefined : page.locator(use).first()
  if (await island?.isVisible()) {
    await island?.focus()
    await page.waitForLoadState('networkidle')
    await wait(settled)
  }
  await context.close()
  return { visit, used: scripts }
}

function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}
