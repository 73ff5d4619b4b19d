import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'

import { addAccount } from './account-picker.ts'
import { newEmail } from './account.ts'
import { findInMail } from './find-in-mail.ts'
import { buildForProvider, domain, serveProvider } from './provider-service.ts'
import { expect, test } from './test.ts'

// A page served by the test counts as a public site, which needs this permission to call loopback addresses.
// The emulator's helper frame, which is of another site here, logs that it may not use the storage of a redirect.
test.use({ permissions: ['local-network-access'], expectedErrors: [/'sessionStorage'/] })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  await buildForProvider()
})
test.beforeEach(({ context }) => serveProvider(context))

async function openDialog(page: Page) {
  await page.goto('/api-dashboard/settings?login=true')
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
  await page.getByRole('button', { name: 'Connect GitHub', exact: true }).press('Enter')
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

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of 400|'sessionStorage'/] })

  test("in production, failures of the provider's window are explained, and the dialog stays usable", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      let calls = 0
      window.open = (...parameters) => (calls++ === 0 ? null : open(...parameters))
    })
    const dialog = await openDialog(page)
    const google = dialog.getByRole('button', { name: 'Continue with Google' })
    await google.press('Enter')
    await expect(
      dialog.getByText('Your browser blocked the sign-in window. Allow it and try again.'),
    ).toBeVisible()

    let opened = page.waitForEvent('popup')
    await google.press('Enter')
    await (await opened).close()
    // The provider's script waits 8 seconds for a result that may still be on its way.
    const wasClosed = dialog.getByText('The sign-in window was closed before sign-in was complete.')
    await expect(wasClosed).toBeVisible({ timeout: 40_000 })

    const refuse = (message: string) => ({ status: 400, json: { error: { code: 400, message } } })
    await context.route('https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp*', (route) =>
      route.fulfill(refuse('OPERATION_NOT_ALLOWED')),
    )
    opened = page.waitForEvent('popup')
    await google.press('Enter')
    await addAccount(await opened, 'Ada Refused', newEmail('refused'))
    await expect(dialog.getByText('This sign-in method is disabled.')).toBeVisible()

    // The provider's script asks for the domains of the project once per page.
    await context.route(/googleapis\.com\/v1\/projects\?/, (route) =>
      route.fulfill({ json: { projectId: 'demo-search-foundation', authorizedDomains: ['other.example'] } }),
    )
    const other = await openDialog(await context.newPage())
    await other.getByRole('button', { name: 'Continue with Google' }).press('Enter')
    await expect(other.getByText('Sign-in is not allowed from this address.')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  })
})
