import type { ApiError } from '@search-foundation/api-client'

import { passBotCheck } from './bot-check-in.ts'
import { newTrialKey } from './platform-api.ts'
import { expect, test } from './test.ts'

test.use({ expectedErrors: [/status of (429|503)/] })

test('above the limit of trial keys, a key without tokens is given', async ({ page }) => {
  let refused: unknown
  for (let count = 0; count < 100 && refused === undefined; count++)
    await newTrialKey().catch((error: unknown) => (refused = error))
  expect((refused as ApiError).status).toBe(429)
  await page.goto('/api-dashboard?sui=apikey')
  const dialog = page.getByRole('dialog')
  await passBotCheck(page)
  await expect(dialog.getByText('No more trial keys today')).toBeVisible()
  await passBotCheck(page)
  await expect(dialog.getByText(/sf_zero_/)).toBeVisible()
  await dialog.getByRole('button', { name: "I've saved the key" }).click()
  await expect(page.getByTestId('exact-balance')).toHaveAttribute('data-balance', '0')
})

test('a demo says why it asks for a second check above the limit, and what the key service refused', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const refusal = (status: number, detail: string) => ({
    status,
    headers: { 'access-control-allow-origin': '*' },
    json: { detail },
  })
  let isDown = true
  await page.route('**/trial', (route) => route.fulfill(refusal(429, 'Refused by the test.')))
  await page.route('**/empty', (route) =>
    isDown ? route.fulfill(refusal(503, 'Down for the test.')) : route.fallback(),
  )
  const secondCheck = page.getByText('Confirm once more', { exact: false })

  await page.goto('/embeddings')
  await page.getByRole('button', { name: 'Get a trial key here' }).click()
  await passBotCheck(page)
  await expect(secondCheck).toBeVisible()
  await expect.poll(() => logged).toContain('rate limit exceeded')
  await passBotCheck(page)
  await expect(page.getByText('503: Down for the test.')).toBeVisible()

  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await passBotCheck(page)
  await expect(secondCheck).toBeVisible()
  await passBotCheck(page)
  await expect(page.getByText('This key has no tokens;', { exact: false })).toBeVisible()
})
