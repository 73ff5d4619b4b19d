import { newEmail, signInAsNewUser } from './account.ts'
import { findInMail } from './find-in-mail.ts'
import { open, press, tabTo, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

test('the spend limit, the theme, the password and the address are changed, and the data saved, by keyboard alone', async ({
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

  await open(page, 'settings/security')
  await press(page, main.getByRole('button', { name: 'Change address' }))
  const changing = page.getByRole('dialog', { name: 'Change your email address' })
  const address = newEmail('keyboard-moved')
  await typeInto(page, changing.getByLabel('New email address'), address)
  await page.keyboard.press('Enter')
  await expect(changing.getByText(`Link sent to ${address}.`)).toBeVisible()
  await page.goto(await findInMail(request, address, /http\S+account-action\S+/))
  await press(page, page.getByRole('button', { name: 'Use this address' }))
  await expect(page.getByText(`Your account now uses ${address}. Sign in again.`)).toBeVisible()
})
