import { randomInt } from 'node:crypto'

import { newEmail, signInAsNewUser } from './account.ts'
import { findInMail } from './find-in-mail.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 800 } })

test('a phone is connected by keyboard, signs in to the account, and is disconnected', async ({
  page,
  request,
}) => {
  const email = newEmail('phone')
  const phone = `+1555556${randomInt(1000, 10_000)}`
  await signInAsNewUser(page, request, email)
  await page.goto('/api-dashboard/settings/security')
  await page.getByRole('button', { name: 'Connect a phone' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone number').fill(phone)
  await page.keyboard.press('Enter')
  const code = dialog.getByLabel('Code', { exact: true })
  await expect(code).toBeVisible()
  const first = await findInMail(request, phone, /\d{6}/)
  await code.fill(first)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You can now sign in with your phone.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Section' }).selectOption({ label: 'General' })
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page.getByText('You are signed out.')).toBeVisible()

  await page.goto('/api-dashboard/settings/security?login=true')
  await dialog.getByRole('button', { name: 'Use a phone number' }).press('Enter')
  await dialog.getByLabel('Phone number').fill(phone)
  await page.keyboard.press('Enter')
  await expect(code).toBeVisible()
  await code.fill(await findInMail(request, phone, /\d{6}/, first))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()

  await page.getByRole('button', { name: 'Disconnect the phone' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Disconnect the phone' }).press('Enter')
  await expect(page.getByText('You can no longer sign in with your phone.')).toBeVisible()
})
