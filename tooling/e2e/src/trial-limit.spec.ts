import type { ApiError } from '@search-foundation/api-client'

import { passBotCheck } from './bot-check-in.ts'
import { newTrialKey } from './platform-api.ts'
import { expect, test } from './test.ts'

test.use({ expectedErrors: [/status of 429/] })

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
