import type { Page } from '@playwright/test'

import { newEmail, signInAsNewUser } from './account.ts'
import { createKey } from './key-by-keyboard.ts'
import { choose, open, press, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

/** Fills the payment page with a test card and submits it. */
async function pay(page: Page, button: RegExp): Promise<void> {
  await typeInto(page, page.getByLabel('Email for the receipt'), 'ada@example.org')
  await typeInto(page, page.getByLabel('Card number'), '4242 4242 4242 4242')
  await typeInto(page, page.getByLabel('Expiry'), '12/34')
  await typeInto(page, page.getByLabel('Security code'), '123')
  await press(page, page.getByRole('button', { name: button }))
}

// A revoked key is refused when the page asks for its balance once more.
test.use({ expectedErrors: [/status of 401|could not be fetched.*401/] })

test('by keyboard alone, keys get tokens and invoices, pass some on, warn, refill themselves, and are revoked', async ({
  page,
  request,
}) => {
  await signInAsNewUser(page, request, newEmail('keyboard'))
  await createKey(page, 'Website')
  const tail = await createKey(page, 'Nightly import')
  /** Presses a button that saves a file. Returns the name of the file. */
  const save = async (name: string | RegExp) => {
    const download = page.waitForEvent('download')
    await press(page, page.getByRole('main').getByRole('button', { name }).first())
    return (await download).suggestedFilename()
  }

  /** What the calls that spend are sent with. */
  const bearers: Record<string, string | undefined> = {}
  page.on('request', (sent) => {
    const [call] = /checkout_session|transfer_balance/.exec(sent.url()) ?? []
    if (call !== undefined) bearers[call] = sent.headers()['authorization']
  })

  await open(page, 'pricing')
  await press(page, page.getByRole('button', { name: 'Buy Standard pack' }))
  await pay(page, /^Pay/)
  await expect(page.getByText('Tokens credited')).toBeVisible()

  await open(page, 'billing?view=receipts')
  expect(await save(/^Download receipt/)).toMatch(/^receipt-.+\.html$/)
  const [tab, pdf] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('response', (response) => response.url().includes('/pdf')),
    press(page, page.getByRole('main').getByRole('button', { name: /^PDF of invoice/ })),
  ])
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await tab.close()

  await open(page, 'billing')
  await press(page, page.getByRole('button', { name: "Change on the payment provider's page" }))
  await expect(page).toHaveURL(/\/p\/session\//)
  await press(page, page.getByRole('link', { name: 'Go back' }))
  await expect(page).toHaveURL(/\/api-dashboard\/billing#main$/)

  await open(page, 'billing?view=transfer')
  await typeInto(page, page.getByRole('textbox', { name: 'Tokens to transfer' }), '400M')
  await press(page, page.getByRole('button', { name: 'Review the transfer' }))
  await expect(page.getByRole('group', { name: 'Review the transfer' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Transfer 400,000,000 tokens' }))
  await expect(page.getByText('You transferred 400,000,000 tokens.')).toBeVisible()
  const ofSession = expect.stringMatching(/^Bearer sf_session_/) as unknown
  expect(bearers).toEqual({ checkout_session: ofSession, transfer_balance: ofSession })

  await open(page, 'billing?view=transactions')
  const ledger = page.getByRole('table', { name: 'Transactions' })
  await expect(ledger.getByText('Incoming transfer')).toBeVisible()
  await choose(page, page.getByRole('combobox', { name: 'Type' }), 'Purch')
  await expect(page).toHaveURL(/view=transactions&type=purchase$/)
  await expect(ledger.getByText('Incoming transfer')).toBeHidden()
  await expect(ledger.getByText('Purchase', { exact: true })).toBeVisible()
  expect(await save('Download CSV')).toBe('transactions.csv')

  await open(page, 'billing?view=alerts')
  await typeInto(page, page.getByRole('textbox', { name: 'Thresholds in tokens' }), '500k')
  await press(page, page.getByRole('button', { name: 'Turn on alerts' }))
  await expect(page.getByText('Alerts saved.')).toBeVisible()

  await open(page, 'billing?view=auto-recharge')
  await press(page, page.getByRole('button', { name: 'Save a card and turn it on' }))
  await pay(page, /^Save card$/)
  await expect(page.getByText('Auto-recharge is on')).toBeVisible()
  await typeInto(page, page.getByRole('textbox', { name: 'Buy when the balance is below' }), '2M')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Turn off auto-recharge' }))
  const dialog = page.getByRole('alertdialog')
  await press(page, dialog.getByRole('button', { name: 'Turn off auto-recharge' }))
  await expect(page.getByText('Auto-recharge turned off.')).toBeVisible()

  await open(page, 'key-manager')
  const row = page.getByRole('row', { name: /Nightly import/ })
  const actions = row.getByRole('button', { name: 'Actions for Nightly import' })
  const revoke = page
    .getByRole('list', { name: 'Actions for Nightly import' })
    .getByRole('button', { name: 'Revoke' })
  for (const change of ['canceled', 'done']) {
    await press(page, actions)
    await press(page, revoke)
    await expect(dialog.getByRole('textbox')).toBeFocused()
    if (change === 'done') break
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await typeInto(page, dialog.getByRole('textbox'), tail)
  await press(page, dialog.getByRole('button', { name: 'Revoke key' }))
  await expect(row).toContainText('Revoked')
})
