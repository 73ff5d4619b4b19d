import { expect, test } from './test.ts'

test.use({ expectedErrors: [/status of 503/] })

test('the footer leads to the measured state of each product, which recovers from a failed request', async ({
  page,
}) => {
  let fails = true
  await page.route('**/api/v1/status', (route) =>
    fails ? route.fulfill({ status: 503, json: { detail: 'Restarting' } }) : route.continue(),
  )
  await page.goto('/de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dienststatus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dienststatus' })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect(retry).toBeVisible()
  fails = false
  await retry.click()
  const bars = page.locator('#products').getByRole('img')
  await expect(bars).toHaveCount(7)
  await expect(bars.first()).toHaveAccessibleName(/^Reader: /)
  const feed = page.getByRole('link', { name: 'Störungen abonnieren (Atom)' })
  const response = await page.request.get((await feed.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('application/atom+xml')
})
