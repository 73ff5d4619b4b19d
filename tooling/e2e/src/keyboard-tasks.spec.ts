import type { Page } from '@playwright/test'

import { newEmail, signInAsNewUser, useKey } from './account.ts'
import { newTrialKey } from './platform-api.ts'
import { open, press, tabTo, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

/** Creates a key of the account. Returns its last four characters. */
async function createKey(page: Page, name: string): Promise<string> {
  await open(page, 'key-manager')
  await press(page, page.getByRole('button', { name: 'Create account key' }).first())
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Key name' }), name)
  await press(page, dialog.getByRole('button', { name: 'Create key' }))
  const field = dialog.getByRole('group', { name: 'API key' })
  await expect(field).toContainText('sf_zero_')
  const key = (await field.locator('code').textContent()) ?? ''
  await press(page, dialog.getByRole('button', { name: "I've saved the key" }))
  await expect(dialog).toBeHidden()
  return key.trim().slice(-4)
}

/** Fills the payment page with a test card and submits it. */
async function pay(page: Page, button: RegExp): Promise<void> {
  await typeInto(page, page.getByLabel('Email for the receipt'), 'ada@example.org')
  await typeInto(page, page.getByLabel('Card number'), '4242 4242 4242 4242')
  await typeInto(page, page.getByLabel('Expiry'), '12/34')
  await typeInto(page, page.getByLabel('Security code'), '123')
  await press(page, page.getByRole('button', { name: button }))
}

test.describe('by keyboard alone', () => {
  // A revoked key is refused when the page asks for its balance once more.
  test.use({ expectedErrors: [/status of 401|could not be fetched.*401/] })

  test('keys are created, get tokens, pass some on, warn, refill themselves, and are revoked', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    await signInAsNewUser(page, request, newEmail('keyboard'))
    await createKey(page, 'Website')
    const tail = await createKey(page, 'Nightly import')

    await open(page, 'pricing')
    await press(page, page.getByRole('button', { name: 'Buy Standard pack' }))
    await pay(page, /^Pay/)
    await expect(page.getByText('Tokens credited')).toBeVisible()

    await open(page, 'billing?view=transfer')
    await typeInto(page, page.getByRole('textbox', { name: 'Tokens to transfer' }), '400M')
    await press(page, page.getByRole('button', { name: 'Review the transfer' }))
    await expect(page.getByRole('group', { name: 'Review the transfer' })).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Transfer 400,000,000 tokens' }))
    await expect(page.getByText('You transferred 400,000,000 tokens.')).toBeVisible()

    await open(page, 'billing?view=alerts')
    await typeInto(page, page.getByRole('textbox', { name: 'Thresholds in tokens' }), '500k')
    await press(page, page.getByRole('button', { name: 'Turn on alerts' }))
    await expect(page.getByText('Alerts saved.')).toBeVisible()

    await open(page, 'billing?view=auto-recharge')
    await press(page, page.getByRole('button', { name: 'Save a card and turn it on' }))
    await pay(page, /^Save card$/)
    await expect(page.getByText('Auto-recharge is on')).toBeVisible()

    await open(page, 'key-manager')
    const row = page.getByRole('row', { name: /Nightly import/ })
    const actions = row.getByRole('button', { name: 'Actions for Nightly import' })
    const revoke = page
      .getByRole('list', { name: 'Actions for Nightly import' })
      .getByRole('button', { name: 'Revoke' })
    const dialog = page.getByRole('alertdialog')
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
})

test('a bulk job is started and a classifier trained by keyboard alone', async ({ page }) => {
  await useKey(page, await newTrialKey())
  await open(page, 'bulk')
  await press(page, page.getByRole('button', { name: 'New bulk job' }))
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await press(page, dialog.getByRole('button', { name: 'Choose a file' }))
  await (
    await chooser
  ).setFiles({
    name: 'texts.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('one text\nanother text'),
  })
  await typeInto(page, dialog.getByRole('textbox', { name: "Email me when it's done" }), 'ada@example.org')
  await press(page, dialog.getByRole('button', { name: 'Start job' }))
  await expect(page.getByText('2 of 2 rows')).toBeVisible()

  await open(page, 'classifiers')
  const examples = page.getByRole('textbox', { name: 'Examples, one per line' })
  await expect(examples).toBeVisible()
  await tabTo(page, examples)
  for (const line of ['spam: Buy now', 'ham: Are we meeting?']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await press(page, page.getByRole('button', { name: 'Train a classifier' }))
  await expect(page.getByText(/^Trained with 2 examples/)).toBeVisible()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('spam')
})

test('settings are changed and a webhook is set by keyboard alone', async ({ page, request }) => {
  await signInAsNewUser(page, request, newEmail('keyboard-settings'))
  await open(page, 'settings/profile')
  await typeInto(page, page.getByRole('textbox', { name: 'Display name' }), 'Ada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
  const sections = page.getByRole('navigation', { name: 'Settings' })
  await press(page, sections.getByRole('link', { name: 'Webhooks' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks')
  await expect(sections.getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-current', 'page')
  await expect(sections.getByRole('link', { name: 'Webhooks' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Add webhook' }))
  const form = page.getByRole('dialog', { name: 'Add a webhook' })
  await typeInto(page, form.getByRole('textbox', { name: 'Endpoint URL' }), 'https://example.org/hook')
  await press(page, form.getByRole('button', { name: 'Add webhook' }))
  const dialog = page.getByRole('dialog', { name: 'Save your webhook secret' })
  await expect(dialog.getByRole('group', { name: 'Webhook secret' })).toContainText('whsec_')
  await press(page, dialog.getByRole('button', { name: "I've saved it" }))
  await expect(dialog).toBeHidden()
})
