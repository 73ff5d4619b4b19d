import type { APIRequestContext, Page } from '@playwright/test'
import { ports } from '@search-foundation/start/services'

import { tabTo } from './tab-to.ts'
import { expect, test } from './test.ts'

const outbox = `http://localhost:${ports.standIns}/outbox.json`

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
  const link = async () => {
    const { mails } = (await (await request.get(`${outbox}?to=${email}`)).json()) as {
      mails: { text: string }[]
    }
    return /http\S+/.exec(mails[0]?.text ?? '')?.[0]
  }
  await expect.poll(link).toBeDefined()
  return (await link()) ?? ''
}

async function signOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: `Account: ${email}` }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
}

test('a Google account signs in through a window, by keyboard alone, on the page where one was', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Continue with Google' }).press('Enter')
  const picker = await opened
  await expect(picker.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
  await tabTo(picker, picker.getByLabel('Name'))
  await picker.keyboard.type('Ada Window')
  await picker.keyboard.press('Tab')
  await picker.keyboard.type('ada.window@example.org')
  const closed = picker.waitForEvent('close')
  // The window can close before Playwright has finished the key press, which then fails although it had its effect.
  await Promise.all([closed, picker.keyboard.press('Enter').catch(() => closed)])
  await expect(page.getByText('Signed in as ada.window@example.org.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/api-dashboard\/usage$/)
})

test('a GitHub account is created once and picked the next time', async ({ page }) => {
  for (const name of ['Grace Window', undefined]) {
    const dialog = await openDialog(page)
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Continue with GitHub' }).click()
    const picker = await opened
    const closed = picker.waitForEvent('close')
    if (name !== undefined) {
      await picker.getByLabel('Name').fill(name)
      await picker.getByLabel('Email').fill('grace.window@example.org')
    }
    const choose = () =>
      name === undefined
        ? picker.getByText('grace.window@example.org').click()
        : picker.keyboard.press('Enter')
    await Promise.all([closed, choose().catch(() => closed)])
    await expect(page.getByRole('button', { name: 'Account: grace.window@example.org' })).toBeVisible()
    await signOut(page, 'grace.window@example.org')
  }
})

test('a blocked and a closed window are explained, and the dialog stays usable', async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let calls = 0
    window.open = (...parameters) => (calls++ === 0 ? null : open(...parameters))
  })
  const dialog = await openDialog(page)
  const google = dialog.getByRole('button', { name: 'Continue with Google' })
  await google.click()
  await expect(
    dialog.getByText('Your browser blocked the sign-in window. Allow it and try again.'),
  ).toBeVisible()
  const opened = page.waitForEvent('popup')
  await google.click()
  await (await opened).close()
  await expect(dialog.getByText('The sign-in window was closed before sign-in was complete.')).toBeVisible()
  await expect(google).toBeEnabled()
})

test('a mailed link signs in on the same device, where one was', async ({ page, request }) => {
  const link = await requestLink(page, request, 'link@example.org')
  await page.goto(link)
  await expect(page.getByText('Signed in as link@example.org.')).toBeVisible()
  await expect(page).toHaveURL(/\/api-dashboard\/usage$/)

  // The site knows it, and follows the sign-out in the other tab.
  const site = await page.context().newPage()
  await site.goto('/')
  const toDashboard = site.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  await expect(toDashboard).toHaveAttribute('href', '/api-dashboard')
  await expect(toDashboard).toContainText('LE')
  await signOut(page, 'link@example.org')
  await expect(site.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test.describe('on another device', () => {
  test.use({ expectedErrors: [/status of 400/], viewport: { width: 390, height: 800 } })

  test('a mailed link asks for its address first, and a used one is refused', async ({
    page,
    browser,
    request,
  }) => {
    const link = await requestLink(page, request, 'other@example.org')
    const other = await browser.newContext()
    const phone = await other.newPage()
    await phone.goto(link)
    const dialog = phone.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
    await dialog.getByLabel('Email').fill('somebody.else@example.org')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel('Email').fill('other@example.org')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(phone.getByRole('button', { name: 'Account: other@example.org' })).toBeVisible()
    await expect(phone).toHaveURL(/\/api-dashboard\/usage$/)
    await other.close()

    await page.goto(link)
    await expect(page.getByText('This link is invalid or was already used. Request a new one.')).toBeVisible()
    await expect(page).toHaveURL(/\/api-dashboard\/usage$/)
  })
})
