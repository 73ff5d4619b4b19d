import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'

import { addAccount, closeWindow } from './account-picker.ts'
import { createConfirmedAccount, enterPassword, newEmail } from './account.ts'
import { serveAuthenticatorApps } from './authenticator-apps.ts'
import { blockFirstWindow } from './block-first-window.ts'
import { findInMail } from './find-in-mail.ts'
import { buildForProvider, domain, serveProvider } from './provider-service.ts'
import { choose, press, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'
import { newSecret, totp } from './totp.ts'

// A page served by the test counts as a public site, which needs this permission to call loopback addresses.
// The emulator's helper frame, which is of another site here, logs that it may not use the storage of a redirect.
test.use({ permissions: ['local-network-access'], expectedErrors: [/'sessionStorage'/] })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  await buildForProvider()
})
test.beforeEach(({ context }) => serveProvider(context))

async function openDialog(page: Page) {
  await page.goto('/api-dashboard/settings/security?login=true')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  return dialog
}

test("in production, the provider's own script opens the window, to sign in and to connect an account", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...parameters) => {
      document.documentElement.dataset['window'] = parameters[2] ?? ''
      return open(...parameters)
    }
  })
  const dialog = await openDialog(page)
  const email = newEmail('provider')
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Continue with Google' }).press('Enter')
  const picker = await opened
  await picker.waitForURL(`https://${domain}/__/auth/handler?**`)
  await expect(page.locator('html')).toHaveAttribute('data-window', /width=500,height=600/)
  await addAccount(picker, 'Ada Provider', email)
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
  await expect(dialog).toBeHidden()

  const reopened = page.waitForEvent('popup')
  await press(page, page.getByRole('button', { name: 'Connect GitHub', exact: true }))
  await addAccount(await reopened, 'Ada Provider', newEmail('provider'))
  await expect(page.getByText('You can now sign in with GitHub.')).toBeVisible()
})

test("in production, the provider's own check for bots precedes a code by phone", async ({
  page,
  request,
}) => {
  const phone = `+1555557${randomInt(1000, 10_000)}`
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Use a phone number' }).press('Enter')
  const checked = page.waitForRequest(/recaptcha\/api\.js/)
  await dialog.getByLabel('Phone number').fill(phone)
  await page.keyboard.press('Enter')
  await checked
  const code = dialog.getByLabel('Code', { exact: true })
  await expect(code).toBeVisible()
  await code.fill(await findInMail(request, phone, /\d{6}/))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Signed in as ${phone}.`)).toBeVisible()
})

test('the codes of the stand-in for authenticator apps are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect([59_000, 1_111_111_109_000, 20_000_000_000_000].map((at) => totp(secret, at))).toEqual([
    '287082',
    '081804',
    '353130',
  ])
})

test.describe('with an authenticator app', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 400|'sessionStorage'/] })

  test('in production, an authenticator app becomes a second factor and is asked for at the next sign-in, by keyboard alone', async ({
    page,
    context,
    request,
  }) => {
    await serveAuthenticatorApps(context)
    const email = newEmail('app')
    await createConfirmedAccount(request, email)
    let dialog = await openDialog(page)
    await enterPassword(dialog, email, 'a-password-1')
    await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()

    await press(page, page.getByRole('button', { name: 'Add an authenticator app' }))
    await press(page, dialog.getByRole('button', { name: 'Show the secret' }))
    const secret = (await dialog.getByRole('group', { name: 'Secret' }).locator('code').innerText()).trim()
    const link = dialog.getByRole('link', { name: 'Open it in an authenticator app on this device' })
    await expect(link).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`))
    const code = dialog.getByLabel('Code', { exact: true })
    await typeInto(page, code, totp(newSecret()))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('This code is wrong. Check it or request another one.')).toBeVisible()
    await typeInto(page, code, totp(secret))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your second factor was added.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Authenticator app' })).toBeVisible()

    await choose(page, page.getByRole('combobox', { name: 'Section' }), 'General')
    await press(page, page.getByRole('button', { name: 'Sign out', exact: true }))
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }))
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(page).not.toHaveURL(/dialog=/)
    dialog = await openDialog(page)
    await enterPassword(dialog, email, 'a-password-1')
    await expect(dialog.getByText('Enter the six digits shown in your authenticator app.')).toBeVisible()
    await typeInto(page, code, totp(secret))
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
  })
})

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of 400|'sessionStorage'/] })

  test('in production, a blocked window is explained, and then one that was closed', async ({ page }) => {
    await blockFirstWindow(page)
    const dialog = await openDialog(page)
    const google = dialog.getByRole('button', { name: 'Continue with Google' })
    await google.press('Enter')
    await expect(
      dialog.getByText('Your browser blocked the sign-in window. Allow it and try again.'),
    ).toBeVisible()

    const opened = page.waitForEvent('popup')
    await google.press('Enter')
    await closeWindow(await opened)
    // The provider's script waits 8 seconds for a result that may still be on its way.
    await expect(dialog.getByText('The sign-in window was closed before sign-in was complete.')).toBeVisible({
      timeout: 60_000,
    })
    await expect(google).toBeEnabled()
  })

  test('in production, a method that the provider has disabled is named', async ({ page, context }) => {
    const refuse = (message: string) => ({ status: 400, json: { error: { code: 400, message } } })
    await context.route('https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp*', (route) =>
      route.fulfill(refuse('OPERATION_NOT_ALLOWED')),
    )
    const dialog = await openDialog(page)
    const google = dialog.getByRole('button', { name: 'Continue with Google' })
    const opened = page.waitForEvent('popup')
    await google.press('Enter')
    await addAccount(await opened, 'Ada Refused', newEmail('refused'))
    await expect(dialog.getByText('This sign-in method is disabled.')).toBeVisible()
    await expect(google).toBeEnabled()
  })

  test('in production, an address that the provider does not know is refused', async ({ page, context }) => {
    await context.route(/googleapis\.com\/v1\/projects\?/, (route) =>
      route.fulfill({ json: { projectId: 'demo-search-foundation', authorizedDomains: ['other.example'] } }),
    )
    const dialog = await openDialog(page)
    const google = dialog.getByRole('button', { name: 'Continue with Google' })
    await google.press('Enter')
    await expect(dialog.getByText('Sign-in is not allowed from this address.')).toBeVisible()
    await expect(google).toBeEnabled()
  })
})
