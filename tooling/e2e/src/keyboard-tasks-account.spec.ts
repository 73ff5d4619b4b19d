import { newEmail, signInAsNewUser } from './account.ts'
import { open, press, tabTo, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

test('the spend limit, the theme and the password are changed, and the data saved, by keyboard alone', async ({
  page,
  request,
}) => {
  await signInAsNewUser(page, request, newEmail('keyboard-account'))
  await open(page, 'key-manager')
  const main = page.getByRole('main')
  await typeInto(page, main.getByRole('textbox', { name: 'Token limit' }), '5M')
  await press(page, main.getByRole('button', { name: 'Save spend limit' }))
  await expect(page.getByText('Spend limit saved.')).toBeVisible()

  await open(page, 'settings')
  await tabTo(page, main.getByRole('radio', { name: 'System' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await open(page, 'settings/security')
  await press(page, main.getByRole('button', { name: 'Change password' }))
  await typeInto(page, page.getByRole('dialog').getByLabel('Your new password'), 'another-password-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password was changed. Other devices are signed out.')).toBeVisible()

  await open(page, 'settings/data')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, main.getByRole('button', { name: 'Download my data' })),
  ])
  expect(file.suggestedFilename()).toMatch(/\.json$/)
})
