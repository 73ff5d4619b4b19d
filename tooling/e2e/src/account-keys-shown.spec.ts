import type { Page } from '@playwright/test'

import { newEmail, shownBalance, signIn, signInAsNewUser, useKey } from './account.ts'
import { botCheckIn } from './bot-check-in.ts'
import { balanceOf, newTrialKey } from './platform-api.ts'
import { open, press, tabTo, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

const chosen = (page: Page) => page.getByRole('combobox', { name: 'Keys shown' }).locator('option:checked')

test('the demo account shows its sample usage at the first sign-in, and that of one key when it is chosen', async ({
  page,
}) => {
  await signIn(page)
  const ofAccount = await shownBalance(page)
  await expect(
    page
      .getByRole('img', { name: /Tokens used/ })
      .or(page.getByRole('figure'))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('table', { name: 'Recent transactions' }).getByRole('row')).toHaveCount(6)

  const list = page.getByRole('combobox', { name: 'Keys shown' })
  const search = list.locator('option', { hasText: 'Website search (sample)' })
  await list.selectOption(await search.getAttribute('value'))
  await expect(page).toHaveURL(/\/api-dashboard\?key=\w+/)
  await expect.poll(() => shownBalance(page)).toBeLessThan(ofAccount)

  // The choice stays on other tabs, and after a reload.
  await page.getByRole('link', { name: 'Usage', exact: true }).click()
  await expect(page).toHaveURL(/\/api-dashboard\/usage\?key=\w+/)
  await page.reload()
  await expect(chosen(page)).toHaveText(/^Website search \(sample\) …\w{4}$/)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()

  // The names of the sample's keys are in the language of the page.
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Language: English' }).click()
  await banner.getByRole('button', { name: 'Deutsch' }).click()
  const scope = page.getByRole('combobox', { name: 'Angezeigte Schlüssel' })
  await expect(scope.locator('option', { hasText: / \(Beispiel\) / })).toHaveCount(3)
  await expect(scope.locator('option:checked')).toHaveText(/^Website-Suche \(Beispiel\) …\w{4}$/)
})

test('an account acts with any own key without its text: it tries, lists and sees what a form would spend', async ({
  page,
}) => {
  await signIn(page)
  const call = async (path: RegExp, act: () => Promise<unknown>) => {
    const [response] = await Promise.all([
      page.waitForResponse(
        (one) => path.test(new URL(one.url()).pathname) && one.request().method() !== 'OPTIONS',
      ),
      act(),
    ])
    expect([response.status(), response.request().headers()['authorization']]).toEqual([
      200,
      expect.stringMatching(/^Bearer sf_session_/),
    ])
  }
  await call(/\/v1\/bulk-embeddings$/, () => page.goto('/api-dashboard/bulk'))
  await expect(page.getByRole('combobox', { name: 'Key', exact: true })).toBeVisible()
  await call(/\/v1\/classifiers$/, () => page.goto('/api-dashboard/classifiers'))
  await page.goto('/api-dashboard/playground?product=tokenizer')
  await call(/\/v1\/segment$/, () => page.getByRole('button', { name: 'Run with my key' }).click())
  expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain(
    'sf_session',
  )

  await page.goto('/api-dashboard/billing?view=auto-recharge')
  await expect(page.getByRole('heading', { name: /^Auto-recharge for .+ …\w{4}$/ })).toBeVisible()
  await page.goto('/api-dashboard/pricing')
  await expect(page.getByRole('button', { name: 'Buy Standard pack' })).toBeEnabled()
})

test('by keyboard alone, the key of a visitor is added to the account after the sign-in, and belongs to it from then on', async ({
  page,
  request,
}) => {
  const key = await newTrialKey()
  await useKey(page, key)
  await signInAsNewUser(page, request, newEmail('link'))
  await press(page, page.getByRole('button', { name: 'Add to my account' }).first())
  await expect(page.getByText('The key is now part of your account.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to my account' })).toHaveCount(0)
  await page.goto('/api-dashboard/key-manager')
  await expect(page.getByRole('row', { name: new RegExp(key.slice(-4)) })).toBeVisible()
})

test.describe('the key of a visitor', () => {
  // A revoked key is refused when the page asks for its balance once more.
  test.use({ expectedErrors: [/status of 401|could not be fetched.*401/] })

  test('is used, removed from the browser and revoked for good by keyboard alone', async ({ page }) => {
    const key = await newTrialKey()
    await open(page, 'key-manager')
    const main = page.getByRole('main')
    const dialog = page.getByRole('alertdialog')
    for (const action of ['Remove from this browser', 'Revoke']) {
      await press(page, main.getByRole('button', { name: 'Use an existing key' }))
      await typeInto(page, page.getByRole('dialog').getByRole('textbox', { name: 'API key' }), key)
      await page.keyboard.press('Enter')
      await expect(page.getByTestId('masked-key')).toContainText(key.slice(-4))
      await press(page, main.getByRole('button', { name: action, exact: true }))
      await typeInto(page, dialog.getByRole('textbox'), key.slice(-4))
      await press(page, dialog.getByRole('button', { name: action, exact: true }))
      await expect(page.getByTestId('masked-key')).toBeHidden()
    }
    await expect(page.getByText('The key is revoked.')).toBeVisible()
    await expect(balanceOf(key)).rejects.toThrow('401')
  })
})

test('a visitor creates a key by keyboard alone, also through the bot check in the dialog', async ({
  page,
}) => {
  await page.goto('/api-dashboard/key-manager?sui=apikey')
  const dialog = page.getByRole('dialog')
  const { checkbox: check } = await botCheckIn(page)
  await expect(check).toBeVisible()
  await tabTo(page, check)
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  const field = dialog.getByRole('group', { name: 'API key' })
  await expect(field).toContainText('sf_trial_')
  await tabTo(page, dialog.getByRole('button', { name: "I've saved the key" }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
})
