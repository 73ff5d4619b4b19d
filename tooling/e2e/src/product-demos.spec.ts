import { useKey } from './account.ts'
import { passBotCheck } from './bot-check-in.ts'
import { demoKey, expect, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('sentences are embedded, compared, and in the code and figures of the page', async ({ page }) => {
  await useKey(page, demoKey())
  await page.goto('/embeddings')
  await page.getByLabel('Sentence 1').fill("A reader's first sentence")
  await page.getByLabel('Vector length').selectOption('64')
  await page.getByRole('button', { name: 'Embed sentences' }).click()
  const matrix = page.getByRole('group', { name: 'Cosine similarity for each pair' })
  await expect(matrix.getByRole('row')).toHaveCount(7)
  await expect(matrix.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1.00')
  await expect(page.getByRole('img', { name: /^Map of 6 sentences/ })).toBeVisible()
  const code = page.locator('#code')
  await expect(code).toContainText('"dimensions": 64')
  await expect(code).toContainText(String.raw`A reader'\''s first sentence`)
  await expect(page.getByText("These aren't averages", { exact: false })).toBeVisible()
})

test('a request that was sent before the demo had started has the key of the visitor', async ({ page }) => {
  await useKey(page, demoKey())
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/embeddings', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Embed sentences' }).click()
  release()
  await expect(page.getByText('Computed just now', { exact: false })).toBeVisible()
})

test('documents are ordered by a query', async ({ page }) => {
  await useKey(page, demoKey())
  await page.goto('/de/reranker')
  await page.getByRole('button', { name: 'Dokumente ordnen' }).click()
  const ranked = page.getByRole('list', { name: 'Dokumente nach Relevanz' }).getByRole('listitem')
  await expect(ranked).toHaveCount(6)
  await expect(ranked.first()).toContainText('innerhalb von 30 Tagen')
  await page.getByLabel('Suchanfrage', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Dokumente ordnen' }).click()
  await expect(page.getByText('Geben Sie eine Suchanfrage ein.')).toBeVisible()

  // With the setting, a change is sent without a press.
  await page.getByRole('checkbox', { name: 'Beim Tippen senden.' }).check()
  await page.getByLabel('Suchanfrage', { exact: true }).fill('Wann ist das Büro geöffnet?')
  await expect(ranked.first()).not.toContainText('innerhalb von 30 Tagen')
})

test('a visitor without a key gets a trial key in place, masked in the code and copied with it', async ({
  page,
}) => {
  await page.goto('/embeddings')
  await page.getByRole('button', { name: 'Get a trial key here' }).click()
  await passBotCheck(page)
  await expect(page.getByText('Key created and stored in this browser.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Embed sentences' }).click()
  await expect(page.getByText('Computed just now', { exact: false })).toBeVisible()

  await page.reload()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const demo = page.getByRole('status').filter({ hasText: 'Using your key ending in' })
  await demo.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(copied).toMatch(/^sf_trial_\w+$/)
  const key = await copied()
  const code = page.locator('#code')
  await expect(code).toContainText(new RegExp(`Bearer sf_trial_•+${key.slice(-4)}"`))
  await code.getByRole('button', { name: 'Copy with the full key' }).click()
  await expect.poll(copied).toContain(`Bearer ${key}"`)
})

test('the replicas of each model are read from the service', async ({ page }) => {
  await page.goto('/reranker')
  const table = page.locator('#models table')
  await table.scrollIntoViewIfNeeded()
  await expect(table.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(/^\d+$/)
})

test.describe('replicas', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('the page of a model reads its replicas again when asked to, and when a lost connection is back', async ({
    page,
    context,
  }) => {
    let isLost = true
    await page.route('**/api/v1/models/slug/**', (route) => (isLost ? route.abort() : route.fallback()))
    await page.goto('/models/jina-embeddings-v3')
    const replicas = page.getByRole('region', { name: 'Replicas running now' })
    await replicas.scrollIntoViewIfNeeded()
    await expect(replicas.getByText("The service didn't respond.", { exact: false })).toBeVisible()

    await context.setOffline(true)
    await replicas.getByRole('button', { name: 'Try again' }).click()
    await expect(replicas.getByText('You seem to be offline.', { exact: false })).toBeVisible()

    isLost = false
    await context.setOffline(false)
    await expect(replicas.getByRole('status')).toHaveText(/^\d+Replicas now$/)
  })
})

test.describe('when the service refuses', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('a key that is not known is explained, and trying again works', async ({ page }) => {
    await useKey(page, demoKey())
    let refusals = 1
    await page.route('**/v1/embeddings', (route) =>
      route.request().method() === 'POST' && refusals-- > 0
        ? route.fulfill({
            status: 401,
            headers: { 'access-control-allow-origin': '*' },
            json: { detail: 'Refused by the test.' },
          })
        : route.continue(),
    )
    await page.goto('/embeddings')
    await page.getByRole('button', { name: 'Embed sentences' }).click()
    await expect(page.getByText("We don't recognize this key.", { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Computed just now', { exact: false })).toBeVisible()
  })
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the notice says so, and the sentences are kept', async ({ page, context }) => {
    await useKey(page, demoKey())
    await page.goto('/embeddings')
    await expect(page.locator('[data-island][data-ready]').first()).toBeAttached()
    await page.getByLabel('Sentence 2').fill('kept')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Embed sentences' }).click()
    await expect(page.getByText('You seem to be offline.', { exact: false })).toBeVisible()
    await expect(page.getByLabel('Sentence 2')).toHaveValue('kept')
  })
})
