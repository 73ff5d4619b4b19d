import type { Page } from '@playwright/test'

import { enterPassword, identity, newEmail, signInAsNewUser } from './account.ts'
import { expect, test } from './test.ts'

const project = `${identity}/projects/demo-search-foundation`
/** The identity provider's administrator, on this machine. */
const administrator = { headers: { authorization: 'Bearer owner' } }

// The services refuse the token, and the provider its refresh.
test.use({ expectedErrors: [/status of 40[01]/] })

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' })

/** Messages of the notifications that were shown, newest first. */
async function shownNotifications(page: Page): Promise<string[]> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Recent notifications/ })
    .click()
  const entries = page.getByRole('dialog').getByRole('listitem')
  await expect(entries.first()).toBeVisible()
  return await entries.allInnerTexts()
}

for (const [end, call, change, notice] of [
  ['disabled', 'update', { disableUser: true }, 'You were signed out because this account is disabled.'],
  ['revoked', 'update', { validSince: 'now' }, 'Your session has ended. Sign in again.'],
  ['deleted', 'delete', {}, 'Your session has ended. Sign in again.'],
] as const) {
  test(`a session whose account is ${end} ends in every open tab, with one notice`, async ({
    page,
    context,
    request,
  }) => {
    const email = newEmail(end)
    const localId = await signInAsNewUser(page, request, email)
    const other = await context.newPage()
    // What this tab asks for arrives first, so the other tab is the first whose request is refused.
    const arrived = ['inbox', 'keys'].map((list) =>
      other.waitForResponse((response) => response.url().includes(`/api/v1/account/${list}`)),
    )
    await other.goto('/api-dashboard/settings')
    await expect(other.getByText(`Signed in as ${email}`)).toBeVisible()
    await Promise.all(arrived)

    // Sessions are revoked to the second: the next one is after the sign-in.
    const validSince = String(Math.floor(Date.now() / 1000) + 1)
    const data = { localId, ...('validSince' in change ? { validSince } : change) }
    await request.post(`${project}/accounts:${call}`, { ...administrator, data })
    await page.getByRole('link', { name: 'API keys' }).first().click()

    await expect(page.getByText(notice)).toBeVisible()
    await expect(signInButton(page)).toBeVisible()
    await expect(other.getByText('You were signed out in another tab.')).toBeVisible()
    await expect(signInButton(other)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sf:user.user'))).toBe('null')

    const texts = await shownNotifications(page)
    expect(texts.filter((text) => text.includes(notice))).toHaveLength(1)
    expect(texts).toHaveLength(2)
    expect(await shownNotifications(other)).toHaveLength(1)
  })
}

test('a user whose session ends in the middle of work is told, signs in again, and is where they were', async ({
  page,
  request,
}) => {
  const email = newEmail('expired')
  const localId = await signInAsNewUser(page, request, email)
  await page.goto('/api-dashboard/settings/audit-log?action=key_created')
  const filter = page.getByRole('combobox', { name: 'Action' })
  await expect(page.getByText('Nothing matches the filters.')).toBeVisible()

  const validSince = Math.floor(Date.now() / 1000) + 1
  const data = { localId, validSince: String(validSince) }
  await request.post(`${project}/accounts:update`, { ...administrator, data })
  await filter.selectOption({ label: 'Key renamed' })
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await expect(filter).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')

  // A session of the second in which the others were revoked is one of them.
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(validSince)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await enterPassword(page.getByRole('dialog'), email, 'a-password-1')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/settings\/audit-log\?action=key_renamed$/)
  await expect(filter).toHaveValue('key_renamed')
  await expect(page.getByText('Nothing matches the filters.')).toBeVisible()
})
