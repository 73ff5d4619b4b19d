import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { ports } from '@search-foundation/start/services'

import { passBotCheck } from './bot-check-in.ts'

/** The identity provider's API. */
export const identity = `http://localhost:${ports.identity}/identitytoolkit.googleapis.com/v1`

/** The platform's calls of a signed-in user. */
export const accountApi = `http://localhost:${ports.platform}/api/v1/account`

/** Returns an address that no other run of the same journey has used, so that a repeated journey starts without an account. */
export const newEmail = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@example.org`

/** Passes the bot check in the open dialog and returns the key that the dialog then shows. */
export async function obtainKey(
  page: Page,
  words = { saved: "I've saved the key", label: 'API key' },
): Promise<string> {
  await passBotCheck(page)
  const field = page.getByRole('dialog').getByRole('group', { name: words.label })
  await expect(field).toContainText('sf_trial_')
  const key = (await field.locator('code').textContent())?.trim() ?? ''
  await page.getByRole('button', { name: words.saved }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return key
}

/** Signs in with a password in the sign-in dialog: the address first, then the password. */
export async function enterPassword(
  dialog: Locator,
  email: string,
  password: string,
  words = { email: 'Email', next: 'Continue', password: 'Password', signIn: 'Sign in' },
): Promise<void> {
  await dialog.getByLabel(words.email).fill(email)
  await dialog.getByRole('button', { name: words.next, exact: true }).click()
  await dialog.getByLabel(words.password).fill(password)
  await dialog.getByRole('button', { name: words.signIn, exact: true }).click()
}

/** Signs the demo user in on the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/api-dashboard?login=true')
  const dialog = page.getByRole('dialog')
  await enterPassword(dialog, 'demo@search-foundation.example', 'demo-password-1')
  await expect(page.getByRole('button', { name: /^Account: demo/ })).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** Signs a new user up and signs them in on the page. Returns the user's id. */
export async function signInAsNewUser(
  page: Page,
  request: APIRequestContext,
  email: string,
): Promise<string> {
  const account = { email, password: 'a-password-1', returnSecureToken: true }
  const created = await request.post(`${identity}/accounts:signUp?key=local`, { data: account })
  const { localId } = (await created.json()) as { localId: string }
  await page.goto('/api-dashboard?login=true')
  await enterPassword(page.getByRole('dialog'), email, account.password)
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
  return localId
}

/** Adds a key to the account of a user whom `signInAsNewUser` made, as another device of the user would. */
export async function addKey(request: APIRequestContext, email: string, key: string): Promise<void> {
  const signedIn = await request.post(`${identity}/accounts:signInWithPassword?key=local`, {
    data: { email, password: 'a-password-1', returnSecureToken: true },
  })
  const { idToken } = (await signedIn.json()) as { idToken: string }
  const added = await request.post(`${accountApi}/keys/link`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: { api_key: key },
  })
  expect(added.status()).toBe(200)
}

/** Creates an account with a password and a confirmed address, without a browser. */
export async function createConfirmedAccount(request: APIRequestContext, email: string): Promise<void> {
  const account = { email, password: 'a-password-1' }
  const created = await request.post(`${identity}/accounts:signUp?key=local`, { data: account })
  const { localId } = (await created.json()) as { localId: string }
  await request.post(`${identity}/projects/demo-search-foundation/accounts:update`, {
    headers: { authorization: 'Bearer owner' },
    data: { localId, emailVerified: true },
  })
}

/** Fills the payment page and pays, with one press of the button or more. */
export async function pay(page: Page, number: string, { presses = 1 } = {}): Promise<void> {
  await page.getByLabel('Email for the receipt').fill('buyer@example.org')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click({ clickCount: presses })
}

/** Puts a key into the browser's storage before the first page, as if it had been made earlier. */
export async function useKey(page: Page, key: string): Promise<void> {
  await page.addInitScript((apiKey) => {
    const entry = 'sf:embedding.apiKey'
    if (localStorage.getItem(entry) === null) localStorage.setItem(entry, JSON.stringify(apiKey))
  }, key)
}

/** The exact balance that the page shows. */
export async function shownBalance(page: Page): Promise<number> {
  const element = page.getByTestId('exact-balance')
  await expect(element).toHaveAttribute('data-balance', /\d+/)
  return Number(await element.getAttribute('data-balance'))
}
