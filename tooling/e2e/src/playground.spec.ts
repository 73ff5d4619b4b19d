import type { Locator } from '@playwright/test'

import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

/** Returns the names in a list of choices that the closed list cannot show whole. */
const cutNames = (list: Locator): Promise<string[]> =>
  list.evaluate((element) => {
    const select = element as HTMLSelectElement
    const style = getComputedStyle(select)
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (context === null) return ['nothing measures text here']
    context.font = style.font
    return Array.from(select.options, ({ text }) => text).filter(
      (text) => context.measureText(text).width > room,
    )
  })

test('a product is tried beside its colored code; one line has the balance, and the names of all models are whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await useKey(page, demoKey())
  const main = page.getByRole('main')
  for (const product of ['embedding', 'reranker', 'classifier', 'deepsearch']) {
    await page.goto(`/api-dashboard/playground?product=${product}`)
    const models = main.getByRole('combobox', { name: 'Model' })
    await expect(models).toBeVisible()
    await expect.poll(() => models.locator('option').count()).toBeGreaterThan(0)
    expect(await cutNames(models), product).toEqual([])
  }
  await expect(main.getByText(/^[\d,]+ tokens as of /)).toBeVisible()
  await expect(main.getByText('Paid tokens')).toHaveCount(0)
  // The command of the sample has a color of its own.
  const command = main.getByText('curl', { exact: true })
  const code = command.locator('..')
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
  expect(await colorOf(command)).not.toBe(await colorOf(code))
})
