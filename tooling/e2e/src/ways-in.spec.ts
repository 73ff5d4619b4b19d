import { randomInt } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { addAccount, chooseAccount } from './account-picker.ts'
import { createConfirmedAccount, identity, newEmail } from './account.ts'
import { findInMail } from './find-in-mail.ts'
import { press, tabTo } from './tab-to.ts'
import { expect, test } from './test.ts'

const password = 'a-password-1'

interface Visit {
  page: Page
  /** The open sign-in dialog, on its first step. */
  dialog: Locator
  request: APIRequestContext
}

const newPhone = () => `+1555558${randomInt(1000, 10_000)}`

/** Types into a field that has the focus already, and submits its form. */
async function enter(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const passwordField = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Password' })
const codeField = (dialog: Locator) => dialog.getByLabel('Code', { exact: true })

/** Enters the address at the first step. The focus is on the next one then. */
async function enterEmail({ page, dialog }: Visit, email: string): Promise<void> {
  await tabTo(page, dialog.getByLabel('Email'))
  await enter(page, dialog.getByLabel('Email'), email)
  await expect(passwordField(dialog)).toBeFocused()
}

/** Adds a phone as a second factor, without a browser. Returns the code that was used up. */
async function addFactor(request: APIRequestContext, email: string, phoneNumber: string): Promise<string> {
  await createConfirmedAccount(request, email)
  const signIn = { email, password, returnSecureToken: true }
  const signedIn = await request.post(`${identity}/accounts:signInWithPassword?key=local`, { data: signIn })
  const { idToken } = (await signedIn.json()) as { idToken: string }
  const factors = identity.replace(/v1$/, 'v2/accounts/mfaEnrollment')
  const started = await request.post(`${factors}:start?key=local`, {
    data: { idToken, phoneEnrollmentInfo: { phoneNumber } },
  })
  const { phoneSessionInfo } = (await started.json()) as { phoneSessionInfo: { sessionInfo: string } }
  const code = await findInMail(request, phoneNumber, /\d{6}/)
  const phoneVerificationInfo = { ...phoneSessionInfo, code }
  await request.post(`${factors}:finalize?key=local`, { data: { idToken, phoneVerificationInfo } })
  return code
}

/** Every way in, by keyboard alone. Each returns the name that the account is shown with. */
const ways: Readonly<Record<string, (visit: Visit) => Promise<string>>> = {
  'a new password': async (visit) => {
    const { page, dialog } = visit
    const email = newEmail('sign-up')
    await enterEmail(visit, email)
    await press(page, dialog.getByRole('button', { name: 'Create an account' }))
    await enter(page, passwordField(dialog), password)
    return email
  },
  'a password': async (visit) => {
    const email = newEmail('password')
    await createConfirmedAccount(visit.request, email)
    await enterEmail(visit, email)
    await enter(visit.page, passwordField(visit.dialog), password)
    return email
  },
  'a mailed link': async (visit) => {
    const { page, dialog, request } = visit
    const email = newEmail('link')
    await enterEmail(visit, email)
    await press(page, dialog.getByRole('button', { name: 'Get a link by email' }))
    await expect(dialog.getByRole('button', { name: 'Send the link' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`Link sent to ${email}.`)).toBeVisible()
    await page.goto(await findInMail(request, email, /http\S+/))
    return email
  },
  'a new Google account': async ({ page, dialog }) => {
    const email = newEmail('google')
    const opened = page.waitForEvent('popup')
    await press(page, dialog.getByRole('button', { name: 'Continue with Google' }))
    await addAccount(await opened, 'Ada Google', email)
    return email
  },
  'a known GitHub account': async ({ page, dialog, request }) => {
    const email = newEmail('github')
    const claims = JSON.stringify({ sub: email, email, email_verified: true, name: 'Grace GitHub' })
    const postBody = new URLSearchParams({ providerId: 'github.com', id_token: claims }).toString()
    const data = { postBody, requestUri: 'http://localhost', returnSecureToken: true }
    await request.post(`${identity}/accounts:signInWithIdp?key=local`, { data })
    const opened = page.waitForEvent('popup')
    await press(page, dialog.getByRole('button', { name: 'Continue with GitHub' }))
    await chooseAccount(await opened, email)
    return email
  },
  'a phone': async ({ page, dialog, request }) => {
    const phone = newPhone()
    await press(page, dialog.getByRole('button', { name: 'Use a phone number' }))
    await enter(page, dialog.getByLabel('Phone number'), phone)
    await tabTo(page, codeField(dialog))
    await enter(page, codeField(dialog), await findInMail(request, phone, /\d{6}/))
    return phone
  },
  'a password and a second factor': async (visit) => {
    const { page, dialog, request } = visit
    const email = newEmail('factor')
    const phone = newPhone()
    const used = await addFactor(request, email, phone)
    await enterEmail(visit, email)
    await enter(page, passwordField(dialog), password)
    const send = dialog.getByRole('button', { name: 'Send the code' })
    await expect(send).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, codeField(dialog))
    await enter(page, codeField(dialog), await findInMail(request, phone, /\d{6}/, used))
    return email
  },
}

for (const [size, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${size}, by keyboard alone`, () => {
    test.use({ viewport })

    for (const [name, way] of Object.entries(ways)) {
      test(`${name} signs in, on the page where one was`, async ({ page, request }) => {
        await page.goto('/api-dashboard/usage?login=true')
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible()
        // Tab reaches the dialog's elements once the focus is in it.
        await expect(page.locator('[role=dialog]:focus-within')).toBeVisible()
        const user = await way({ page, dialog, request })
        await expect(page.getByText(`Signed in as ${user}.`)).toBeVisible()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(/\/api-dashboard\/usage$/)
      })
    }
  })
}
