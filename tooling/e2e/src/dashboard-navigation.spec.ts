import { expect, test } from './test.ts'

test('the side navigation shows icons on a tablet, is expanded by the keyboard, and stays so after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/api-dashboard')
  // Only the running app knows that nobody is signed in.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Dashboard' })
  const width = async () => (await navigation.boundingBox())?.width ?? 0
  await expect(navigation.getByRole('link', { name: 'API keys' })).toHaveAttribute('title', 'API keys')
  expect(await width()).toBeLessThan(80)

  await navigation.getByRole('button', { name: 'Expand navigation' }).press('Enter')
  await expect(navigation.getByRole('button', { name: 'Collapse navigation' })).toBeFocused()
  await expect.poll(width).toBeGreaterThan(180)
  await page.reload()
  await expect(navigation.getByRole('button', { name: 'Collapse navigation' })).toBeVisible()
  await expect.poll(width).toBeGreaterThan(180)
  await navigation.getByRole('link', { name: 'Usage', exact: true }).click()
  await expect(page).toHaveURL(/\/api-dashboard\/usage$/)
})

for (const width of [1440, 768])
  test(`the bar has the mark of the site and leads to a tab by its search, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/api-dashboard')
    const banner = page.getByRole('banner')
    // The app runs, and the bar is no longer only the page's own HTML.
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
    await expect(banner.getByRole('link', { name: 'Search Foundation' }).locator('svg')).toBeVisible()
    await banner.getByRole('button', { name: 'Search pages and actions' }).click()
    const palette = page.getByRole('dialog')
    await expect(palette.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('rate limits')
    const command = palette.getByRole('menuitem')
    await expect(command).toHaveText(['Rate limits'])
    await page.keyboard.press('ArrowDown')
    await expect(command).toHaveAttribute('data-focused', 'true')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(page).toHaveURL(/\/api-dashboard\/rate-limit$/)
  })

test.describe('an id that does not exist', () => {
  test.use({ expectedErrors: [/status of 404|could not be fetched.*404/] })

  test('is named by its page, which leads back to the list', async ({ page }) => {
    await page.goto('/api-dashboard/models/no-such-model')
    await expect(page.getByText("There's nothing here")).toBeVisible()
    await expect(page.getByRole('main').getByText('no-such-model')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Model catalog', exact: true }).click()
    await expect(page).toHaveURL(/\/api-dashboard\/models$/)
    // One that does exist names its page and its tab.
    await page
      .getByRole('main')
      .getByRole('link', { name: 'jina-embeddings-v4', exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('jina-embeddings-v4')
    await expect(page).toHaveTitle(/^jina-embeddings-v4 · .*Search Foundation$/)
  })
})
