import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

import { nightly } from './nightly.ts'

/** Returns what axe finds on the page as it is, with all rules or only the given ones, as `rule: selector`. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (names) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    // Frames are other documents: the bot check's and the payment page's.
    const options: RunOptions = { resultTypes: ['violations'], iframes: false }
    if (names !== undefined) options.runOnly = names
    const found = await checker.run(document, options)
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
  }, rules)
}

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/**
 * Checks the screen that is shown: axe, its colors in both themes, and that it does not scroll sideways on phones. All rules run at one of
 * two widths, which screens take in turn; in the nightly run, at both. The page must be settled and wide; it is afterwards.
 */
export async function expectAccessible(page: Page, screen: string, turn: number): Promise<void> {
  if (nightly || turn % 2 === 0) expect.soft(await violations(page), screen).toEqual([])
  // The dark theme changes colors and nothing else, and no width changes colors.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect.soft(await violations(page, ['color-contrast']), `${screen}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.setViewportSize(phone)
  await nextFrames(page)
  if (nightly || turn % 2 === 1) expect.soft(await violations(page), `${screen}, phone`).toEqual([])
  expect.soft(await widthBeyondScreen(page), `${screen} is wider than a phone by`).toBe(0)
  await page.setViewportSize(desktop)
  await nextFrames(page)
}

/** By how many pixels the page scrolls sideways. */
export const widthBeyondScreen = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Waits until the page is laid out and drawn at its current size. */
const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
