import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import type * as ScrollToElement from '../../src/scroll-to-element/index.ts'
import { launchChromium } from '../launch-chromium.ts'
import { runModule } from './run-module.ts'

declare global {
  var scrolling: typeof ScrollToElement
}

const address = 'http://site.test/page?x=1'
const markup = `<!doctype html><html lang="en"><body>
  <a href="#models">Models</a>
  <a href="/page?x=1#models">Models by path</a>
  <a href="/other#models">Other page</a>
  <div style="height: 3000px"></div>
  <h2 id="models">Our models</h2>
  <div style="height: 3000px"></div>
</body></html>`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
})
afterEach(() => page.close())
afterAll(() => browser.close())

/** Opens the page and follows its anchors. Every address of the page's origin has the same content. Timers stop with `isFrozen`. */
async function open(hash = '', { isFrozen = false, isArrived = false } = {}) {
  page = await browser.newPage({ reducedMotion: 'reduce' })
  if (isFrozen) {
    await page.clock.install({ time: 0 })
    // An hour ahead: the installed clock runs until it is paused, and cannot be paused in its past.
    await page.clock.pauseAt(3_600_000)
  }
  await page.route('**/*', (route) => route.fulfill({ body: markup, contentType: 'text/html' }))
  await page.goto(address + hash)
  await runModule(page, join(import.meta.dirname, '../../src/scroll-to-element/index.ts'), 'scrolling')
  await page.evaluate((options) => void scrolling.followAnchors(document, options), { isArrived })
}

/** Adds the anchor `#late` below the fold. */
const addLateAnchor = () =>
  page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<h2 id="late">Late</h2><p style="height: 3000px"></p>'),
  )

/** Distance of a heading from the top of the window, in whole px: browsers round scroll positions. */
const topOf = (name: string) =>
  page.getByRole('heading', { name }).evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
const top = () => topOf('Our models')

test.each(['Models', 'Models by path'])('the link "%s" scrolls to 60 px above its anchor', async (name) => {
  await open()
  await page.getByRole('link', { name, exact: true }).click()
  await expect.poll(top).toBe(60)
  expect(page.url()).toBe(`${address}#models`)
})

test('the anchor of the address is scrolled to', async () => {
  await open('#models')
  await expect.poll(top).toBe(60)
})

test('the anchor of the address is not scrolled to when the visitor has arrived elsewhere', async () => {
  await open('#models', { isFrozen: true, isArrived: true })
  await page.evaluate(() => scrollTo(0, 500))
  await page.clock.runFor(1000)
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('focus continues from the anchor', async () => {
  await open()
  await page.getByRole('link', { name: 'Models', exact: true }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('models')
})

test('a link to another page loads it', async () => {
  await open()
  await page.getByRole('link', { name: 'Other page' }).click()
  await expect.poll(() => page.url()).toBe('http://site.test/other#models')
})

test('an anchor that appears after two seconds is ignored', async () => {
  await open('#late', { isFrozen: true })
  await page.clock.runFor(2000)
  await addLateAnchor()
  await page.clock.runFor(1000)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('an anchor that appears within two seconds is scrolled to', async () => {
  await open('#late', { isFrozen: true })
  await page.clock.runFor(1900)
  await addLateAnchor()
  await page.clock.runFor(1000)
  expect(await topOf('Late')).toBe(60)
})
