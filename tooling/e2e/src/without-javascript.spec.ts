import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('landing can be read without JavaScript', async ({ page }) => {
  await page.goto('/de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'API-Schlüssel holen' }).first()).toHaveAttribute(
    'href',
    /\/de\/api-dashboard\?sui=apikey/,
  )
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // The field's points are in the page itself.
  expect(await page.locator('svg circle').count()).toBeGreaterThan(50)
})

test('an article can be found and read without JavaScript', async ({ page }) => {
  await page.goto('/news')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/news\/.+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(2000)
})

test('a page without anything to operate loads no script but the shell', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/news')
  expect(await page.locator('script[type="module"][src]').count()).toBeLessThanOrEqual(1)
  expect(scripts.length).toBeLessThanOrEqual(1)
})

test('the models are a table with every fact, and each has its page, without JavaScript', async ({
  page,
}) => {
  await page.goto('/models')
  const table = page.getByRole('table', { name: 'All models' })
  for (const name of ['Released', 'Parameters', 'Vector size', 'License', 'Price']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible()
  }
  const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'ReaderLM-v2' }) })
  await expect(row).toContainText('512,000')
  await expect(row).toContainText('CC-BY-NC-4.0')
  await row.getByRole('link', { name: 'ReaderLM-v2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ReaderLM-v2')
})
