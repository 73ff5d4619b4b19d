import { randomInt } from 'node:crypto'

import { newEmail, signInAsNewUser } from './account.ts'
import { findInMail } from './find-in-mail.ts'
import { choose, press, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 800 } })

test('a phone is connected, signs in to the account, and is disconnected by keyboard alone', async ({
  page,
  request,
}) => {
  const email = newEmail('phone')
  const phone = `+1555556${randomInt(1000, 10_000)}`
  await signInAsNewUser(page, request, email)
  await page.goto('/api-dashboard/settings/security')
  await press(page, page.getByRole('button', { name: 'Connect a phone' }))
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByLabel('Phone number'), phone)
  await page.keyboard.press('Enter')
  const code = dialog.getByLabel('Code', { exact: true })
  await expect(code).toBeVisible()
  const first = await findInMail(request, phone, /\d{6}/)
  await typeInto(page, code, first)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You can now sign in with your phone.')).toBeVisible()
  await choose(page, page.getByRole('combobox', { name: 'Section' }), 'General')
  await press(page, page.getByRole('button', { name: 'Sign out', exact: true }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }))
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page).not.toHaveURL(/dialog=/)

  await page.goto('/api-dashboard/settings/security?login=true')
  await press(page, dialog.getByRole('button', { name: 'Use a phone number' }))
  await typeInto(page, dialog.getByLabel('Phone number'), phone)
  await page.keyboard.press('Enter')
  await expect(code).toBeVisible()
  await typeInto(page, code, await findInMail(request, phone, /\d{6}/, first))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Disconnect the phone' }))
  const question = page.getByRole('alertdialog')
  await press(page, question.getByRole('button', { name: 'Disconnect the phone' }))
  await expect(page.getByText('You can no longer sign in with your phone.')).toBeVisible()
})
