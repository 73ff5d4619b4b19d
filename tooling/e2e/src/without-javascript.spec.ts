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

test('links filter the models without JavaScript', async ({ page }) => {
  await page.goto('/models')
  const shown = page.locator('main ol > li:visible')
  const all = await shown.count()
  for (const filter of await page.locator('[data-filters] a').all()) {
    await filter.click()
    const count = Number(await filter.locator('span').innerText())
    await expect(shown).toHaveCount(count)
    expect(count).toBeLessThanOrEqual(all)
  }
  await page.goto('/models#reader')
  await page.getByRole('main').getByRole('link', { name: 'ReaderLM-v2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ReaderLM-v2')
})
