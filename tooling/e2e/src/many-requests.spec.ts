import { createHash } from 'node:crypto'
import { ports } from '@search-foundation/start/services'

import { newEmail, signInAsNewUser } from './account.ts'
import { nightly } from './nightly.ts'
import { newTrialKey } from './platform-api.ts'
import { changeDatabase } from './platform-database.ts'
import { expect, test } from './test.ts'

/** A hundred times what a page holds; ten times that in the nightly run. */
const rowCount = nightly ? 100_000 : 10_000

/** Gives a key to a user, with `rowCount` requests in the last 29 days; every twentieth of them was refused. */
const addRequests = (userId: string, apiKey: string) =>
  changeDatabase(async (database) => {
    const {
      rows: [key],
    } = await database.query<{ id: string }>(
      'update api_keys set user_id = $1 where hash = $2 returning id',
      [userId, createHash('sha256').update(apiKey).digest('hex')],
    )
    await database.query(
      `insert into request_log (id, key_id, at, method, route, product, model, status, tokens, duration_ms, engine)
       select lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000000', $1, now() - interval '1 hour' - n * interval '25 seconds', 'POST', '/v1/embeddings',
         'embedding', 'jina-embeddings-v3', case when n % 20 = 0 then 429 else 200 end, 12, 40, 'local'
       from generate_series(1, $2::int) as n`,
      [key?.id, rowCount],
    )
  })

/** Makes a call that the log lists. */
async function call(apiKey: string): Promise<void> {
  const response = await fetch(`http://localhost:${ports.platform}/v1/segment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: '{"content":"one text"}',
  })
  expect(response.status).toBe(200)
}

// The platform is restarted while the dashboard is open.
test.use({ expectedErrors: [/ERR_|Failed to fetch|could not be (fetched|reached)|NetworkError/] })

test(`a log of ${rowCount} requests is read to its end, filtered and followed live`, async ({
  page,
  request,
}) => {
  test.setTimeout(360_000)
  const apiKey = await newTrialKey()
  await addRequests(await signInAsNewUser(page, request, newEmail('many')), apiKey)
  await page.goto('/api-dashboard/requests')
  const region = page.getByRole('region', { name: 'Calls in the last 30 days' })
  const table = region.getByRole('table')
  const row = (index: number) => table.locator(`tr[aria-rowindex="${index}"]`)
  await expect(row(2)).toBeVisible()

  await region.focus()
  await expect(async () => {
    await page.keyboard.press('End')
    expect(await table.getAttribute('aria-rowcount')).toBe(String(rowCount + 1))
  }).toPass({ intervals: [50], timeout: 240_000 })
  await page.keyboard.press('End')
  await expect(row(rowCount + 1)).toBeInViewport()
  await region.hover()
  await page.mouse.wheel(0, -1_000_000)
  await expect(row(rowCount + 1)).toHaveCount(0)
  await page.mouse.wheel(0, 2_000_000)
  await expect(row(rowCount + 1)).toBeInViewport()
  // Only the rows near the view are in the document.
  expect(await table.getByRole('row').count()).toBeLessThan(60)

  await region.focus()
  await page.keyboard.press('Home')
  await expect(row(2)).toBeInViewport()
  await page.getByRole('combobox', { name: 'Status code' }).selectOption('Refused (4xx)')
  await expect(row(2)).toContainText('429')
  await expect(table.getByText('200', { exact: true })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Status code' }).selectOption('All statuses')
  await page
    .getByRole('searchbox', { name: 'Search by request ID' })
    .fill(rowCount.toString(16).padStart(8, '0'))
  await page.keyboard.press('Enter')
  await expect(table).toHaveAttribute('aria-rowcount', '2')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()

  await page.getByText('Live view', { exact: true }).click()
  await expect(page).toHaveURL(/live=true/)
  await call(apiKey)
  await expect(row(2)).toContainText('/v1/segment')
  await page.getByText('Live view', { exact: true }).click()
  await expect(page).not.toHaveURL(/live/)
  const newest = await row(2).textContent()
  await call(apiKey)
  await expect(row(2)).toHaveText(newest ?? '')
  await page.getByText('Live view', { exact: true }).click()
  await expect(row(3)).toContainText('/v1/segment')
})
