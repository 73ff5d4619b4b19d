import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

import { gzipSize } from '../gzip-size.ts'
import { slowdown } from '../slow-phone.ts'

/** Scripts that were loaded. */
export interface Scripts {
  /** Bytes after gzip. */
  size: number
  files: number
}

/** What an app took until its first data was visible. */
export interface AppVisit {
  /** Scripts until the network was quiet. */
  scripts: Scripts
  /** Processor time in milliseconds that the main thread used until the first data was visible, without that of measuring it. */
  mainThread: number
}

/** Opens pages with an empty cache, and ends them. */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Counts the scripts that a page loads from now on. Call the result for the scripts since its last call. */
export function countScripts(page: Page): () => Promise<Scripts> {
  let loading: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return
    loading.push(response.body().then(gzipSize))
  })
  return async () => {
    const sizes = await Promise.all(loading)
    loading = []
    return { size: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
  }
}

/**
 * Resolves when the network of a loaded page is quiet. A page without scripts is quiet when it is loaded: the modules that it asks for
 * ahead are given up, and Chromium does not always report it.
 */
async function untilQuiet(page: Page, { javaScriptEnabled }: BrowserContextOptions): Promise<void> {
  if (javaScriptEnabled !== false) await page.waitForLoadState('networkidle')
}

/** Visits an app until `firstData`, a selector, is visible; without one, until it is loaded and quiet. */
export async function visitApp(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  firstData?: string,
): Promise<AppVisit> {
  return withPage(browser, options, async (page) => {
    const scripts = countScripts(page)
    const session = await page.context().newCDPSession(page)
    // Processor time, because other programs share the processors of this machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address)
    if (firstData === undefined) await untilQuiet(page, options)
    else await page.locator(firstData).first().waitFor()
    const { metrics } = await session.send('Performance.getMetrics')
    await untilQuiet(page, options)
    const seconds = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
    const mainThread = 1000 * (seconds('TaskDuration') - seconds('DevToolsCommandDuration'))
    return { mainThread, scripts: await scripts() }
  })
}
