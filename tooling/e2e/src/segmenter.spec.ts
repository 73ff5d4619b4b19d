import { expect, test } from './test.ts'

test('tokens and chunks follow the text, without a key', async ({ page }) => {
  await page.goto('/segmenter')
  await page.getByLabel('Your text').fill('hello again')
  const tokens = page.getByRole('list', { name: 'Tokens: 2' })
  await expect(tokens.getByRole('listitem')).toHaveText(['hello', ' again'])
  await page.getByText('Token IDs').click()
  await expect(page.getByRole('list', { name: 'Token IDs: 2' })).toContainText('15339')

  await page.getByLabel('Longest chunk').selectOption('100')
  await page.getByLabel('Your text').fill(`${'One sentence. '.repeat(5)}\n\n${'Another one. '.repeat(5)}`)
  await page.getByText('Chunks', { exact: true }).last().click()
  await expect(page.getByRole('list', { name: 'Chunks: 2' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.locator('#code')).toContainText('"max_chunk_length": 100')
})

test('the old address shows the same page and names the new one', async ({ page }) => {
  await page.goto('/de/tokenizer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token und Abschnitte beim Tippen')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/segmenter$/)
  const sitemap = await page.request.get('/sitemap.xml')
  expect(await sitemap.text()).not.toContain('/tokenizer<')
})
