import { randomInt } from 'node:crypto'

import { enterPassword, newEmail, signInAsNewUser } from './account.ts'
import { findInMail } from './find-in-mail.ts'
import { expect, test } from './test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, expectedErrors: [/status of 400/] })

  test('a phone becomes a second factor and is asked for at the next sign-in', async ({ page, request }) => {
    const email = newEmail('factor')
    const phone = `+1555555${randomInt(1000, 10_000)}`
    await signInAsNewUser(page, request, email)
    await page.goto('/api-dashboard/settings/security')
    await page.getByRole('button', { name: 'Send confirmation link' }).click()
    await page.goto(await findInMail(request, email, /http\S+account-action\S+/))
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()

    await page.getByRole('button', { name: 'Add a phone' }).click()
    const adding = page.getByRole('dialog')
    await adding.getByLabel('Phone number').fill(phone)
    await adding.getByRole('button', { name: 'Send the code' }).click()
    const code = adding.getByLabel('Code', { exact: true })
    await expect(code).toBeVisible()
    const first = await findInMail(request, phone, /\d{6}/)
    await code.fill(first)
    await adding.getByRole('button', { name: 'Confirm code' }).click()
    await expect(page.getByText('Your second factor was added.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Section' }).selectOption({ label: 'General' })
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()

    await page.goto('/api-dashboard/settings/security?login=true')
    const dialog = page.getByRole('dialog')
    await enterPassword(dialog, email, 'a-password-1')
    await expect(dialog.getByRole('heading', { name: 'Confirm with your second factor' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Send the code' }).click()
    const asked = dialog.getByLabel('Code', { exact: true })
    await expect(asked).toBeVisible()
    await asked.fill(await findInMail(request, phone, /\d{6}/, first))
    await dialog.getByRole('button', { name: 'Confirm code' }).click()
    await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Remove: Phone ${phone}` })).toBeVisible()
  })
})
