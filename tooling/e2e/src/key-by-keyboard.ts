import { expect, type Page } from '@playwright/test'

import { open, press, typeInto } from './tab-to.ts'

/** Creates a key of the account by keyboard alone. Returns its last four characters. */
export async function createKey(page: Page, name: string): Promise<string> {
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
