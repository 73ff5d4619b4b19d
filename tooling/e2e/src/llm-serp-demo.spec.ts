import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

test('a model writes a page of results for a query, further pages and other kinds', async ({ page }) => {
  await useKey(page, demoKey())
  await page.goto('/de/llm-serp-demo')
  await page.getByLabel('Suchen nach').fill('leise Waschmaschinen')
  await page.getByRole('button', { name: 'Suchen', exact: true }).click()
  const results = page.getByRole('region', { name: /^Geschrieben von serp-grammar-v1/ })
  await expect(results.getByText('Auch diese Zahl ist erfunden.', { exact: false })).toBeVisible()
  await expect(results.getByRole('heading', { level: 4 })).toHaveCount(8)
  await expect(results.getByRole('heading', { level: 4 }).first()).toContainText('eise Waschmaschinen')
  await expect(page).toHaveURL(/\?q=leise\+Waschmaschinen$/)
  const first = await results.getByRole('heading', { level: 4 }).first().innerText()

  await results.getByRole('button', { name: '2', exact: true }).click()
  await expect(results.getByRole('button', { name: '2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(results.getByRole('heading', { level: 4 }).first()).not.toHaveText(first)
})
