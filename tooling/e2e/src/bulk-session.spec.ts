import type { APIRequestContext, Page } from '@playwright/test'

import { accountApi, addKey, newEmail, signInAsNewUser } from './account.ts'
import { newTrialKey } from './platform-api.ts'
import { expect, test } from './test.ts'

const rows = 7000

/**
 * Holds the third part of an upload back until the session keys of the page's sign-in are ended by the account's own call, and lets it
 * arrive with the one that it has. Returns the status of each part, and the bearers.
 */
async function endSessionKeyMidway(page: Page, request: APIRequestContext) {
  const parts: { bearer: string; status: number }[] = []
  let identityBearer = ''
  let isEnded = false
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/session'))
      identityBearer = sent.headers()['authorization'] ?? ''
  })
  page.on('response', (response) => {
    const sent = response.request()
    if (sent.method() === 'PATCH' && sent.url().includes('/v1/bulk-uploads/'))
      parts.push({ bearer: sent.headers()['authorization'] ?? '', status: response.status() })
  })
  await page.route('**/v1/bulk-uploads/*', async (route, sent) => {
    if (!isEnded && sent.method() === 'PATCH' && Number(sent.headers()['upload-offset']) > 4_000_000) {
      isEnded = true
      const ended = await request.delete(`${accountApi}/session_keys`, {
        headers: { authorization: identityBearer },
      })
      expect(((await ended.json()) as { ended: number }).ended).toBeGreaterThan(0)
    }
    await route.continue()
  })
  return parts
}

// The part that arrives with the ended key is refused, on purpose.
test.use({ expectedErrors: [/status of 401/] })

test('an upload in parts goes on by itself when its session key ends in the middle', async ({
  page,
  request,
}) => {
  const email = newEmail('upload')
  await signInAsNewUser(page, request, email)
  await addKey(request, email, await newTrialKey())
  const parts = await endSessionKeyMidway(page, request)
  await page.goto('/api-dashboard/bulk?new=job')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'texts.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${'a row of text that the engine would embed '.repeat(24)}\n`.repeat(rows)),
  })
  await dialog.getByRole('button', { name: 'Start job' }).click()
  await expect(page).toHaveURL(/\/bulk\/[\w-]{36}$/, { timeout: 120_000 })
  await expect(page.getByText(/of 7,000 rows/)).toBeVisible()

  // The third part was refused once; then it and the others went on with a second session key.
  expect(parts.map(({ status }) => status)).toEqual([200, 200, 401, 200, 200])
  const bearers = parts.map(({ bearer }) => bearer)
  expect(new Set(bearers).size).toBe(2)
  for (const bearer of bearers) expect(bearer).toMatch(/^Bearer sf_session_/)
  expect(new Set(bearers.slice(0, 3)).size).toBe(1)

  await page.getByRole('button', { name: 'Cancel job' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the job' }).click()
  await expect(page.getByText('The job was canceled.').first()).toBeVisible()
})
