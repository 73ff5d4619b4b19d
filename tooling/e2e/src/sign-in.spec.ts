import type { APIRequestContext, Page } from '@playwright/test'

import { closeWindow } from './account-picker.ts'
import { createConfirmedAccount, newEmail, signInAsNewUser } from './account.ts'
import { blockFirstWindow } from './block-first-window.ts'
import { findInMail } from './find-in-mail.ts'
import { expect, test } from './test.ts'

/** Opens the sign-in dialog on a tab of the dashboard. */
async function openDialog(page: Page, tab = 'usage') {
  await page.goto(`/api-dashboard/${tab}?login=true`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  return dialog
}

/** Asks for a sign-in link by the dialog. Returns the link of the mail. */
async function requestLink(page: Page, request: APIRequestContext, email: string): Promise<string> {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByRole('button', { name: 'Get a link by email' }).click()
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText(`Link sent to ${email}.`)).toBeVisible()
  return findInMail(request, email, /http\S+/)
}

test('a blocked and a closed window are explained, and the dialog stays usable', async ({ page }) => {
  await blockFirstWindow(page)
  const dialog = await openDialog(page)
  const google = dialog.getByRole('button', { name: 'Continue with Google' })
  await google.click()
  await expect(
    dialog.getByText('Your browser blocked the sign-in window. Allow it and try again.'),
  ).toBeVisible()
  const opened = page.waitForEvent('popup')
  await google.click()
  await closeWindow(await opened)
  await expect(dialog.getByText('The sign-in window was closed before sign-in was complete.')).toBeVisible()
  await expect(google).toBeEnabled()
})

test('the site knows who is signed in, and follows the sign-out in another tab', async ({
  page,
  request,
}) => {
  const email = newEmail('link')
  await signInAsNewUser(page, request, email)
  const site = await page.context().newPage()
  await site.goto('/')
  const toDashboard = site.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  await expect(toDashboard).toHaveAttribute('href', '/api-dashboard')
  await expect(toDashboard).toContainText('LE')
  await page.getByRole('button', { name: `Account: ${email}` }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(site.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] })

  test('a sign-in without a connection says so, keeps what was typed, and works when the connection is back', async ({
    page,
    context,
    request,
  }) => {
    const email = newEmail('offline')
    await createConfirmedAccount(request, email)
    const dialog = await openDialog(page)
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
    const field = dialog.getByLabel('Password')
    await field.fill('a-password-1')
    await context.setOffline(true)
    const submit = dialog.getByRole('button', { name: 'Sign in', exact: true })
    await submit.click()
    await expect(dialog.getByText("We can't reach the sign-in service. Check your connection.")).toBeVisible()
    await expect(field).toHaveValue('a-password-1')
    await expect(dialog.getByText(email)).toBeVisible()
    await context.setOffline(false)
    await submit.click()
    await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
  })

  test('a mailed link that was opened without a connection signs in when the page is loaded again', async ({
    page,
    request,
  }) => {
    const email = newEmail('offline-link')
    const link = await requestLink(page, request, email)
    const signIn = '**/accounts:signInWithEmailLink*'
    await page.route(signIn, (route) => route.abort('internetdisconnected'))
    await page.goto(link)
    await expect(page.getByText("We can't reach the sign-in service. Check your connection.")).toBeVisible()
    await page.unroute(signIn)
    await page.reload()
    await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
    await expect(page).toHaveURL(/\/api-dashboard\/usage$/)
  })
})

test.describe('on another device, or after another request', () => {
  test.use({ expectedErrors: [/status of 400/], viewport: { width: 390, height: 800 } })

  test('a mailed link asks for its address first, and a used one is refused', async ({
    page,
    browser,
    request,
  }) => {
    const email = newEmail('other')
    const link = await requestLink(page, request, email)
    const other = await browser.newContext()
    const phone = await other.newPage()
    await phone.goto(link)
    const dialog = phone.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
    await dialog.getByLabel('Email').fill('somebody.else@example.org')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('This link was sent to another address.')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(phone.getByRole('button', { name: `Account: ${email}` })).toBeVisible()
    await expect(phone).toHaveURL(/\/api-dashboard\/usage$/)
    await other.close()

    await page.goto(link)
    await expect(page.getByText('This link is invalid or was already used. Request a new one.')).toBeVisible()
    await expect(page).toHaveURL(/\/api-dashboard\/usage$/)
  })

  test('a link for another address than the last one asks for its address', async ({ page, request }) => {
    const [first, last] = [newEmail('first'), newEmail('last')]
    const link = await requestLink(page, request, first)
    await requestLink(page, request, last)
    await page.goto(link)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
    await dialog.getByLabel('Email').fill(first)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: `Account: ${first}` })).toBeVisible()
  })

  test('a long address fits into the dialog', async ({ page }) => {
    const dialog = await openDialog(page)
    await dialog.getByLabel('Email').fill(`a.person.with.a.long.name@${'department.'.repeat(6)}example.org`)
    for (const name of ['Continue', 'Get a link by email', 'Send the link'])
      await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog.getByText(/^Link sent to/)).toBeVisible()
    const box = await dialog.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390)
  })
})
