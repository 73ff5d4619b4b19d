import type { Page } from '@playwright/test'
import { createClient, listTransactions } from '@search-foundation/api-client'

import { pay, useKey } from './account.ts'
import { balanceOf, newTrialKey } from './platform-api.ts'
import { expect, test } from './test.ts'
import { deliverCompleted, readSession } from './webhook.ts'

const trial = 10_000_000
const pack = 1_000_000_000

/** Opens the payment page for the standard pack with a new key. Returns the key. */
async function openPayment(page: Page): Promise<string> {
  const key = await newTrialKey()
  await useKey(page, key)
  await page.goto('/api-dashboard/pricing')
  await page.getByRole('button', { name: 'Buy Standard pack' }).click()
  await expect(page.getByRole('heading', { name: 'Pay $50.00' })).toBeVisible()
  return key
}

/** How often a pack was credited, by the ledger's own list. */
async function purchasesOf(key: string): Promise<number> {
  const transactions = await listTransactions(createClient({ emulate: true, apiKey: key }))
  return transactions.filter(({ type }) => type === 'purchase').length
}

test('a webhook that comes again credits once', async ({ page }) => {
  const key = await openPayment(page)
  const paymentPage = page.url()
  await pay(page, '4242 4242 4242 4242')
  await expect(page.getByText(/^1,000,000,000 tokens were added to the key /)).toBeVisible()

  const session = await readSession(paymentPage)
  expect(await deliverCompleted(session, 'evt_again')).toBe(200)
  expect(await deliverCompleted(session, 'evt_again')).toBe(200)
  expect(await deliverCompleted(session, 'evt_another')).toBe(200)
  expect(await balanceOf(key)).toBe(trial + pack)
  expect(await purchasesOf(key)).toBe(1)
})

test.describe('a tab closed while it is on its way back', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('gets its tokens all the same', async ({ page }) => {
    const key = await openPayment(page)
    // The dashboard is not opened again: only the provider's webhook reports the payment.
    await page.route('http://localhost:3000/**', (route) => route.abort())
    await pay(page, '4242 4242 4242 4242')
    await expect.poll(() => balanceOf(key)).toBe(trial + pack)
    await page.close()
    expect(await purchasesOf(key)).toBe(1)
  })
})
