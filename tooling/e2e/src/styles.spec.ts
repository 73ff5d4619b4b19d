import type { Locator } from '@playwright/test'

import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => Number.parseFloat(getComputedStyle(node).getPropertyValue(name)), property)

test.describe('tables of the site on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the name of a model is in one line, above its facts', async ({ page }) => {
    await page.goto('/mn/reader')
    const name = page.getByRole('rowheader').getByRole('link', { name: 'reader-lm-1.5b' })
    expect(await name.evaluate((link) => link.getClientRects().length)).toBe(1)
    const facts = page.getByRole('row').filter({ has: name }).getByRole('cell')
    await expect(facts).toHaveCount(3)
    for (const fact of await facts.all())
      expect(await fact.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
  })

  test('every similarity of the sample sentences is in view', async ({ page }) => {
    await page.goto('/embeddings')
    const matrix = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: '6' }) })
    await expect(matrix.getByRole('cell')).toHaveCount(36)
    for (const cell of await matrix.getByRole('cell').all()) {
      const { x = 0, width = 0 } = (await cell.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(390)
    }
  })

  test('a cell of the cookies that are listed is wide enough to be read', async ({ page }) => {
    await page.goto('/ja/legal/cookies')
    const cells = page.getByRole('main').getByRole('cell')
    expect(await cells.count()).toBeGreaterThan(0)
    for (const cell of await cells.all()) expect((await cell.boundingBox())?.width).toBeGreaterThan(300)
  })
})

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
