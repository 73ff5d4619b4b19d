import type { Page } from '@playwright/test'

import { newEmail, signInAsNewUser } from './account.ts'
import { balanceOf } from './platform-api.ts'
import { expect, test } from './test.ts'

/** The text of the key that the open dialog shows once. */
async function shownKey(page: Page): Promise<string> {
  const field = page.getByRole('dialog').getByRole('group', { name: 'API key' })
  await expect(field).toContainText('sf_zero_')
  const key = (await field.locator('code').textContent())?.trim() ?? ''
  await page.getByRole('button', { name: "I've saved the key" }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return key
}

const openAction = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  const menu = page.getByRole('list', { name: `Actions for ${name}` })
  await menu.getByRole('button', { name: action }).click()
}

const storedKey = (page: Page) => page.evaluate(() => localStorage.getItem('sf:embedding.apiKey'))

test.describe('the keys of an account', () => {
  // A revoked key is refused when the page asks for its balance once more.
  test.use({ expectedErrors: [/status of 401|could not be fetched.*401/] })

  test('a key is created, limited, rotated and revoked; the bot check asks for nothing', async ({
    page,
    request,
  }) => {
    await signInAsNewUser(page, request, newEmail('keys'))
    await page.goto('/api-dashboard/key-manager')
    await page.getByRole('button', { name: 'Create account key' }).first().click()
    await page.getByRole('button', { name: 'Create key' }).click()
    const name = page.getByRole('textbox', { name: 'Key name' })
    await expect(name).toBeFocused()
    await name.fill('Search page')
    await page.getByRole('button', { name: /Allowed products/ }).click()
    await page.getByRole('option', { name: 'Rerank documents' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Expiry' }).selectOption('In 30 days')
    await page.getByRole('button', { name: 'Create key' }).click()
    const first = await shownKey(page)
    const row = page.getByRole('row', { name: /Search page/ })
    await expect(row).toContainText('Rerank documents')
    await expect(row).toContainText('Expires on')
    await expect(row).toContainText('Current')
    expect(await storedKey(page)).toBe(JSON.stringify(first))
    expect(await balanceOf(first)).toBe(0)

    await openAction(page, 'Search page', 'Change settings')
    await name.fill('Nightly import')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Token limit' }).fill('5M')
    await page.getByRole('button', { name: 'Save key settings' }).click()
    await expect(page.getByRole('row', { name: /Nightly import.*of 5M/ })).toBeVisible()

    await openAction(page, 'Nightly import', 'Rotate')
    await page.getByText('No grace period: it stops working immediately').click()
    await page.getByRole('button', { name: 'Rotate key' }).click()
    const second = await shownKey(page)
    expect(await storedKey(page)).toBe(JSON.stringify(second))
    expect(await balanceOf(second)).toBe(0)
    await expect(balanceOf(first)).rejects.toThrow('401')

    await openAction(page, 'Nightly import', 'Revoke')
    await page.getByRole('alertdialog').getByRole('textbox').fill(second.slice(-4))
    await page.getByRole('button', { name: 'Revoke key' }).click()
    await expect(page.getByText('Key revoked.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Nightly import/ })).toContainText('Revoked')
    expect(await storedKey(page)).toBe('null')
    await expect(balanceOf(second)).rejects.toThrow('401')
  })
})
