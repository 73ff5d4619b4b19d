import { ports } from '@search-foundation/start/services'

import { newEmail } from './account.ts'
import { violations } from './axe.ts'
import { expect, test } from './test.ts'

const toolkit = `http://localhost:${ports.identity}/identitytoolkit.googleapis.com/v1`
const outbox = `http://localhost:${ports.standIns}/outbox`

// The test's own tools try every frame.
test.use({ expectedErrors: [/^Blocked script execution in .*sandboxed/] })

test('who forgot the password finds the link in the open outbox, and signs in with a new one', async ({
  page,
  context,
  request,
}) => {
  const email = newEmail('forgetful')
  const account = { email, password: 'first-password', returnSecureToken: true }
  await request.post(`${toolkit}/accounts:signUp?key=local`, { data: account })
  const mails = await context.newPage()
  await mails.goto(`${outbox}?to=${email}`)
  await expect(mails.getByText('No message matches this filter.')).toBeVisible()

  await page.goto('/api-dashboard?login=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()

  await mails.bringToFront()
  const mail = mails.getByRole('link', { name: /Choose a new password/ })
  await expect(mail).toBeVisible()
  await expect(mails.getByRole('status')).toHaveText('The list has changed.')
  expect(await violations(mails)).toEqual([])
  await mail.click()
  await expect(mails.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  const opened = mails.waitForEvent('popup')
  // No script runs in the frame of a mail, not even a test's: its link is the one after the link back to the list.
  await mails.getByRole('link', { name: 'All messages' }).focus()
  await mails.keyboard.press('Tab')
  await mails.keyboard.press('Enter')
  const form = await opened
  await form.getByLabel('Your new password').fill('second-password')
  await form.getByRole('button', { name: 'Save password' }).click()
  await expect(form.getByText(`The password for ${email} was changed.`)).toBeVisible()

  await page.bringToFront()
  await dialog.getByRole('button', { name: 'Use a password instead' }).click()
  await dialog.getByLabel('Password').fill('second-password')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
})
