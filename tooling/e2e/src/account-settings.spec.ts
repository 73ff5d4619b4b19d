import type { APIRequestContext, Page } from '@playwright/test'
import { ports } from '@search-foundation/start/services'

import { addAccount } from './account-picker.ts'
import { enterPassword, newEmail, signInAsNewUser } from './account.ts'
import { press, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

const outbox = `http://localhost:${ports.standIns}/outbox.json`

/** Returns the text of the newest mail with a subject, as soon as there is one. */
async function mailText(request: APIRequestContext, to: string, subject: string): Promise<string> {
  const find = async () => {
    const { mails } = (await (await request.get(`${outbox}?to=${to}`)).json()) as {
      mails: { subject: string; text: string }[]
    }
    return mails.find((mail) => mail.subject === subject)?.text
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

async function signInAgain(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/api-dashboard/settings?login=true')
  await enterPassword(page.getByRole('dialog'), email, password)
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
}

test('an address is confirmed by the mailed link, and the settings show it', async ({
  page,
  context,
  request,
}) => {
  const email = newEmail('confirm')
  await signInAsNewUser(page, request, email)
  await page.goto('/api-dashboard/settings/security')
  await expect(page.getByText('Not confirmed')).toBeVisible()
  const notice = page.getByText(`Confirm ${email}`)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  const mail = await mailText(request, email, 'Confirm your email address')
  const confirmation = await context.newPage()
  await confirmation.goto(/http\S+/.exec(mail)?.[0] ?? '')
  await confirmation.getByRole('button', { name: 'Confirm address' }).click()
  await expect(confirmation.getByText(`${email} is confirmed.`)).toBeVisible()
  await confirmation.close()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('a password is changed, the session goes on, and the new password signs in', async ({
    page,
    request,
  }) => {
    const email = newEmail('password')
    await signInAsNewUser(page, request, email)
    await page.goto('/api-dashboard/settings/security')
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your new password').fill('short')
    await expect(dialog.getByText('Use at least 8 characters.')).toBeVisible()
    await dialog.getByLabel('Your new password').fill('another-password-1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your password was changed. Other devices are signed out.')).toBeVisible()
    await mailText(request, email, 'Your password was changed')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign-in and security' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(page).not.toHaveURL(/dialog=/)
    await signInAgain(page, email, 'another-password-1')
  })
})

test('by keyboard alone, a Google account is connected and disconnected, and the last way to sign in stays', async ({
  page,
  request,
}) => {
  const email = newEmail('connect')
  await signInAsNewUser(page, request, email)
  await page.goto('/api-dashboard/settings/security')
  const opened = page.waitForEvent('popup')
  await press(page, page.getByRole('button', { name: 'Connect Google', exact: true }))
  await addAccount(await opened, 'Connected Ada', newEmail('connected.ada'))
  await expect(page.getByText('You can now sign in with Google.')).toBeVisible()
  await mailText(request, email, 'A sign-in method was added')
  await press(page, page.getByRole('button', { name: 'Disconnect Google' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect Google' }))
  await expect(page.getByText('You can no longer sign in with Google.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Google', exact: true })).toBeVisible()
})

test.describe('the deletion of an account', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('by keyboard alone names what is lost, needs the address, and leaves no way to sign in', async ({
    page,
    request,
  }) => {
    const email = newEmail('leaving')
    await signInAsNewUser(page, request, email)
    await page.goto('/api-dashboard/settings/data')
    await press(page, page.getByRole('button', { name: 'Delete account' }))
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(/All of the account's keys stop working immediately/)).toBeVisible()
    await typeInto(page, dialog.getByRole('textbox'), email)
    await press(page, dialog.getByRole('button', { name: 'Delete account' }))
    await expect(page.getByText('Your account was deleted.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Delete account' })).toBeHidden()
    await expect(page).not.toHaveURL(/dialog=/)
    await page.goto('/api-dashboard/settings?login=true')
    const form = page.getByRole('dialog')
    await enterPassword(form, email, 'a-password-1')
    await expect(form.getByText('The email address or password is wrong.')).toBeVisible()
  })
})
