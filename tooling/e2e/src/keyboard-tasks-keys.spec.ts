import { newEmail, signInAsNewUser } from './account.ts'
import { createKey } from './key-by-keyboard.ts'
import { choose, press, tabTo, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  // A rotated key is refused when the page asks for its balance once more.
  expectedErrors: [/status of 401|could not be fetched.*401/],
})

test('a key is copied, renamed, limited, rotated and chosen by keyboard alone', async ({ page, request }) => {
  await signInAsNewUser(page, request, newEmail('keyboard-keys'))
  await createKey(page, 'Website')
  const main = page.getByRole('main')
  await press(page, main.getByRole('button', { name: 'Copy the key' }))
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/^sf_zero_/)
  const first = await copied()

  const act = async (name: string, action: string) => {
    await press(page, main.getByRole('button', { name: `Actions for ${name}` }))
    await press(
      page,
      page.getByRole('list', { name: `Actions for ${name}` }).getByRole('button', { name: action }),
    )
  }
  await act('Website', 'Change settings')
  const settings = page.getByRole('dialog', { name: 'Key settings' })
  await typeInto(page, settings.getByRole('textbox', { name: 'Key name' }), 'Nightly import')
  await press(page, settings.getByRole('button', { name: /Allowed products/ }))
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type('Rer')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await choose(page, settings.getByRole('combobox', { name: 'Expiry' }), 'In 30')
  await typeInto(page, settings.getByRole('textbox', { name: 'Token limit' }), '5M')
  await choose(page, settings.getByRole('combobox', { name: 'Limit period' }), 'Month')
  await press(page, settings.getByRole('button', { name: 'Save key settings' }))
  const row = page.getByRole('row', { name: /Nightly import/ })
  await expect(row).toContainText('of 5M')
  await expect(row).toContainText('Rerank documents')
  await expect(row).toContainText('Expires on')

  await act('Nightly import', 'Rotate')
  const rotation = page.getByRole('dialog', { name: 'Rotate Nightly import' })
  await tabTo(page, rotation.getByRole('radio', { name: '24 hours' }))
  // Up from the first one: the last one.
  await page.keyboard.press('ArrowUp')
  await expect(rotation.getByRole('radio', { name: /^No grace period/ })).toBeChecked()
  await press(page, rotation.getByRole('button', { name: 'Rotate key' }))
  const shown = page.getByRole('dialog', { name: 'Your new API key' })
  await press(page, shown.getByRole('button', { name: 'Copy' }))
  await expect.poll(copied).not.toBe(first)
  await press(page, shown.getByRole('button', { name: "I've saved the key" }))
  await expect(shown).toBeHidden()

  await page.goto('/api-dashboard/usage')
  const keys = page.getByRole('banner').getByRole('combobox', { name: 'Keys shown' })
  await choose(page, keys, 'Nightly')
  await expect(page).toHaveURL(/usage\?key=\w/)
  await expect(keys.locator('option:checked')).toHaveText(/^Nightly import …\w{4}$/)
})
