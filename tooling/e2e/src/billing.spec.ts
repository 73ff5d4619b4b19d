import type { Page } from '@playwright/test'

import { pay, shownBalance, useKey } from './account.ts'
import { balanceOf, newTrialKey } from './platform-api.ts'
import { expect, test } from './test.ts'

const trial = 10_000_000
const pack = 1_000_000_000

/** Opens a part of the billing tab with a key in use. */
async function openBilling(page: Page, key: string, view: string): Promise<void> {
  await useKey(page, key)
  await page.goto(`/api-dashboard/billing?view=${view}`)
}

async function buyPack(page: Page): Promise<void> {
  await page.goto('/api-dashboard/pricing')
  await page.getByRole('button', { name: 'Buy Standard pack' }).click()
  await pay(page, '4242 4242 4242 4242')
  await expect(page.getByText('Tokens credited')).toBeVisible()
}

test('low-balance alerts: four thresholds are refused, three are stored without repetition', async ({
  page,
}) => {
  await openBilling(page, await newTrialKey(), 'alerts')
  const thresholds = page.getByRole('textbox', { name: 'Thresholds in tokens' })
  for (const value of ['1M', '5M', '2M', '1,000,000', '3M']) {
    await thresholds.fill(value)
    await thresholds.press('Enter')
  }
  await page.getByRole('textbox', { name: 'Send the email to' }).fill('ada@example.org')
  await page.getByRole('button', { name: 'Turn on alerts' }).click()
  await expect(page.getByText('Invalid thresholds: Must be array with max 3 values')).toBeVisible()
  await page.getByRole('button', { name: 'Remove 3M' }).click()
  await page.getByRole('button', { name: 'Turn on alerts' }).click()
  await expect(page.getByText('Alerts saved.')).toBeVisible()
  await page.reload()
  const list = page.getByRole('grid', { name: 'Thresholds in tokens' })
  await expect(list.getByRole('row')).toHaveText(['5,000,000', '2,000,000', '1,000,000'])
  await page.getByRole('button', { name: 'Turn off alerts' }).click()
  await expect(page.getByRole('button', { name: 'Turn on alerts' })).toBeVisible()
})

test('auto-recharge: cancelled, set up with a card, changed, turned off', async ({ page }) => {
  await openBilling(page, await newTrialKey(), 'auto-recharge')
  await page.getByRole('textbox', { name: 'Send receipts to' }).fill('ada@example.org')
  await page.getByRole('button', { name: 'Save a card and turn it on' }).click()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page.getByText('No card was saved')).toBeVisible()
  await page.getByRole('textbox', { name: 'Send receipts to' }).fill('ada@example.org')
  await page.getByRole('button', { name: 'Save a card and turn it on' }).click()
  await page.getByLabel('Email for the receipt').fill('ada@example.org')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Auto-recharge is on')).toBeVisible()
  await expect(page.getByText(/ending in 4242, expires 12\/2034/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Buy when the balance is below' }).fill('2M')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('textbox', { name: 'Buy when the balance is below' })).toHaveValue('2,000,000')
  await page.getByRole('button', { name: 'Turn off auto-recharge' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off auto-recharge' }).click()
  await expect(page.getByRole('button', { name: 'Save a card and turn it on' })).toBeVisible()
  // The notice of the card ends with it, and does not wait for another.
  await expect(page.getByText('Card saved, waiting for confirmation')).toHaveCount(0)
  await expect(page.getByText('Auto-recharge is on')).toHaveCount(0)
})

test.describe('a transfer', () => {
  // The sending key is revoked while it is in use.
  test.use({
    expectedErrors: [
      /status of 40[01]|could not be fetched.*401: This API key is not valid|ERR_CONNECTION_RESET/,
    ],
  })

  const transferButton = (tab: Page) => tab.getByRole('button', { name: 'Transfer 1,000,000,000 tokens' })

  /** Fills the form, goes back once, and stops before the button that starts the transfer. */
  async function reviewTransfer(tab: Page, receiver: string): Promise<void> {
    await tab.goto('/api-dashboard/billing?view=transfer')
    await tab.getByLabel('Key that receives the tokens').fill(receiver)
    await tab.getByText('Revoke this key afterward').click()
    await tab.getByRole('button', { name: 'Review the transfer' }).click()
    await tab.getByRole('button', { name: 'Back' }).click()
    await expect(tab.getByLabel('Key that receives the tokens')).toHaveValue(receiver)
    await tab.getByRole('button', { name: 'Review the transfer' }).click()
    await expect(tab.getByText('1,010,000,000 → 0 tokens')).toBeVisible()
    await expect(tab.getByText('10,000,000 → 1,010,000,000 tokens')).toBeVisible()
  }

  test('moves the paid tokens once when its first response is lost, and ends with the receiving key', async ({
    page,
  }) => {
    const receiver = await newTrialKey()
    await useKey(page, await newTrialKey())
    await buyPack(page)
    await reviewTransfer(page, receiver)
    await page.route(
      '**/transfer_balance?*',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    // Neither the review nor its bot check moves anything by itself.
    expect(await balanceOf(receiver)).toBe(trial)
    await transferButton(page).click()
    await expect.poll(() => balanceOf(receiver)).toBe(trial + pack)
    // The same transfer is sent again.
    await expect(transferButton(page)).not.toHaveAttribute('data-pending')
    await transferButton(page).click()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('sf:embedding.apiKey')))
      .toContain(receiver)
    await page.goto('/api-dashboard')
    expect(await shownBalance(page)).toBe(trial + pack)
  })

  test('from two tabs at once moves the paid tokens once, and both end with the receiving key', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    const sender = await newTrialKey()
    const receiver = await newTrialKey()
    await useKey(page, sender)
    await buyPack(page)
    const other = await context.newPage()
    await useKey(other, sender)
    for (const tab of [page, other]) await reviewTransfer(tab, receiver)
    await Promise.all([page, other].map((tab) => transferButton(tab).click()))
    await expect.poll(() => balanceOf(receiver)).toBe(trial + pack)
    for (const tab of [page, other]) {
      // Without a reload: what the open page uses, not only what is stored.
      await tab.getByRole('link', { name: 'Overview' }).first().click()
      await expect.poll(() => shownBalance(tab)).toBe(trial + pack)
      await expect.poll(() => tab.evaluate(() => JSON.stringify(localStorage))).toContain(receiver)
      expect(await tab.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain(sender)
    }
  })
})
