import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions } from '@playwright/test'

import { phone, slowToPhone } from '../slow-phone.ts'
import { withPage } from './visit-app.ts'

/** When an app shows something, in milliseconds after the navigation. */
export interface Paints {
  /** First contentful paint. */
  first: number
  /** Largest contentful paint until the app is quiet. */
  largest: number
}

/** Milliseconds for what an app paints after the network is quiet. */
const settled = 1500

/** Visits an app on a slow phone with an empty cache, until it is quiet. */
export async function visitPaints(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Paints> {
  return withPage(browser, { ...phone, ...options }, async (page) => {
    await slowToPhone(page)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await wait(settled)
    return page.evaluate(async () => {
      const last = (type: string) =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({ type, buffered: true })
        })
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      return { first: paint?.startTime ?? Number.NaN, largest: await last('largest-contentful-paint') }
    })
  })
}
