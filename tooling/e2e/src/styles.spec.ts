import type { Locator } from '@playwright/test'

import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => Number.parseFloat(getComputedStyle(node).getPropertyValue(name)), property)

// Styles are split over many files; whichever arrives first must not decide which layer wins.
test('components win over resets and base styles in the built dashboard', async ({ page }) => {
  await useKey(page, demoKey())
  for (const path of ['/api-dashboard/pricing', '/api-dashboard', '/api-dashboard/playground']) {
    await page.goto(path)
    const button = page.getByRole('button', { name: /Buy Standard pack|Create another key|Run with my key/ })
    await expect(button).toBeVisible()
    expect(await style(button, 'padding-inline-start'), path).toBeGreaterThanOrEqual(8)
    expect(await style(button, 'border-top-width'), path).toBeGreaterThanOrEqual(1)
    const title = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    await expect(title).toBeVisible()
    expect(await style(title, 'font-size'), path).toBeLessThan(24)
  }
})
