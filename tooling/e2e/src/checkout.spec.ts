import type { Page } from '@playwright/test'

import { pay, shownBalance, useKey } from './account.ts'
import { balanceOf, newTrialKey } from './platform-api.ts'
import { killPlatform, startPlatform } from './platform-process.ts'
import { expect, test } from './test.ts'
import { deliverCompleted, readSession } from './webhook.ts'

const trial = 10_000_000
const pack = 1_000_000_000

async function beginCheckout(page: Page): Promise<string> {
  const key = await newTrialKey()
  await useKey(page, key)
  await page.goto('/api-dashboard/pricing')
  expect(await shownBalance(page)).toBe(trial)
  await page.getByRole('button', { name: 'Buy Standard pack' }).click()
  await expect(page).toHaveURL(/\/c\/pay\//)
  return key
}

test.describe('a declined card', () => {
  test.use({ expectedErrors: [/status of 402/] })
  test('changes nothing, and another card can be tried', async ({ page }) => {
    const key = await beginCheckout(page)
    await pay(page, '4000 0000 0000 0002')
    await expect(page.getByRole('alert')).toContainText('declined')
    expect(await balanceOf(key)).toBe(trial)
    await pay(page, '4242 4242 4242 4242')
    await expect(page.getByText('Tokens credited')).toBeVisible()
    expect(await balanceOf(key)).toBe(trial + pack)
  })
})

test('a pack is bought once by double presses on the way', async ({ page }) => {
  const key = await newTrialKey()
  await useKey(page, key)
  await page.goto('/api-dashboard/pricing')
  await page.getByRole('button', { name: 'Buy Standard pack' }).dblclick()
  await pay(page, '4242 4242 4242 4242', { presses: 2 })
  await expect(page.getByText('Tokens credited')).toBeVisible()
  await page.goto('/api-dashboard/billing?view=transactions')
  await expect(page.getByRole('row', { name: /Purchase/ })).toHaveCount(1)
  expect(await balanceOf(key)).toBe(trial + pack)
})

test('a closed or cancelled payment page changes nothing', async ({ page, context }) => {
  const key = await beginCheckout(page)
  const address = page.url()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page.getByText('Payment canceled')).toBeVisible()
  expect(await shownBalance(page)).toBe(trial)
  const other = await context.newPage()
  await other.goto(address)
  await other.close()
  expect(await balanceOf(key)).toBe(trial)
})

test.describe('a platform killed between payment and credit', () => {
  test.use({
    expectedErrors: [
      /ERR_CONNECTION_REFUSED|Failed to fetch|could not be (fetched|reached)|NetworkError|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED|ERR_SOCKET_NOT_CONNECTED/,
    ],
  })
  test('credits the payment after its restart, once', async ({ page }) => {
    test.setTimeout(180_000)
    const key = await beginCheckout(page)
    const paymentPage = page.url()
    // The payment is taken by the server; the page that it leads to is not waited for.
    const paid = page.waitForResponse(
      (response) => response.url().includes('/c/pay/') && response.status() === 303,
    )
    await pay(page, '4242 4242 4242 4242')
    await paid
    await killPlatform()
    await startPlatform()
    await expect.poll(() => balanceOf(key), { timeout: 20_000 }).toBe(trial + pack)
    await page.goto('/api-dashboard/pricing')
    expect(await shownBalance(page)).toBe(trial + pack)
    // The same event once more, as when the response to the first delivery was lost.
    expect(await deliverCompleted(await readSession(paymentPage), 'evt_late')).toBe(200)
    expect(await balanceOf(key)).toBe(trial + pack)
  })
})
