import { randomInt } from 'node:crypto'

import { enterPassword, newEmail, signInAsNewUser } from './account.ts'
import { findInMail } from './find-in-mail.ts'
import { choose, press, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, expectedErrors: [/status of 400/] })

  test('a phone becomes a second factor, is asked for at the next sign-in, and is removed, by keyboard alone', async ({
    page,
    request,
  }) => {
    const email = newEmail('factor')
    const phone = `+1555555${randomInt(1000, 10_000)}`
    await signInAsNewUser(page, request, email)
    await page.goto('/api-dashboard/settings/security')
    await press(page, page.getByRole('button', { name: 'Send confirmation link' }))
    await page.goto(await findInMail(request, email, /http\S+account-action\S+/))
    await press(page, page.getByRole('button', { name: 'Confirm address' }))
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
    await press(page, page.getByRole('link', { name: 'Continue' }))

    await press(page, page.getByRole('button', { name: 'Add a phone' }))
    const adding = page.getByRole('dialog')
    await typeInto(page, adding.getByLabel('Phone number'), phone)
    await press(page, adding.getByRole('button', { name: 'Send the code' }))
    const code = adding.getByLabel('Code', { exact: true })
    await expect(code).toBeVisible()
    const first = await findInMail(request, phone, /\d{6}/)
    await typeInto(page, code, first)
    await press(page, adding.getByRole('button', { name: 'Confirm code' }))
    await expect(page.getByText('Your second factor was added.')).toBeVisible()
    await choose(page, page.getByRole('combobox', { name: 'Section' }), 'General')
    await press(page, page.getByRole('button', { name: 'Sign out', exact: true }))
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }))
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(page).not.toHaveURL(/dialog=/)

    await page.goto('/api-dashboard/settings/security?login=true')
    const dialog = page.getByRole('dialog')
    await enterPassword(dialog, email, 'a-password-1')
    await expect(dialog.getByRole('heading', { name: 'Confirm with your second factor' })).toBeVisible()
    await press(page, dialog.getByRole('button', { name: 'Send the code' }))
    const asked = dialog.getByLabel('Code', { exact: true })
    await expect(asked).toBeVisible()
    await typeInto(page, asked, await findInMail(request, phone, /\d{6}/, first))
    await press(page, dialog.getByRole('button', { name: 'Confirm code' }))
    await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()

    const remove = { name: `Remove Phone ${phone}` }
    await press(page, page.getByRole('main').getByRole('button', remove))
    await press(page, page.getByRole('alertdialog').getByRole('button', remove))
    await expect(page.getByText('Your second factor was removed.')).toBeVisible()
  })
})
