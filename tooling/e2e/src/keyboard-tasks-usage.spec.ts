import type { Page } from '@playwright/test'

import { signIn } from './account.ts'
import { choose, open, press, tabTo } from './tab-to.ts'
import { expect, test } from './test.ts'

/** Presses the button that saves the rows of the page as CSV. Returns the name of the file. */
async function saveCsv(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await press(page, page.getByRole('main').getByRole('button', { name: 'Download CSV' }))
  return (await download).suggestedFilename()
}

test('usage is narrowed, split, priced, saved and followed to its calls by keyboard alone', async ({
  page,
}) => {
  await signIn(page)
  await open(page, 'usage')
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('radio', { name: '30 days' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/usage\?days=7$/)
  await expect(main.getByText('Tokens by day, last 7 days')).toBeVisible()
  await choose(page, main.getByRole('combobox', { name: 'Split by' }), 'By key')
  await expect(page).toHaveURL(/by=key$/)
  await expect(main.getByRole('columnheader', { name: 'Key' })).toBeVisible()
  await tabTo(page, main.getByRole('radio', { name: 'Tokens' }))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/unit=money/)
  await expect(main.getByText(/^Cost by day/)).toBeVisible()
  expect(await saveCsv(page)).toMatch(/\.csv$/)

  // All bars are one stop, the newest; one before it leads to the calls of its day.
  const bars = main.getByRole('list', { name: /^Cost by day/ }).getByRole('link')
  await tabTo(page, bars.and(page.locator('[tabindex="0"]')))
  await expect(bars.last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/requests\?from=[\d-]+&to=[\d-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests')
  await expect(main.getByRole('rowheader').first()).toBeVisible()
  expect(await saveCsv(page)).toBe('requests.csv')
})
