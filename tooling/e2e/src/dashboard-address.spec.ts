import type { Page } from '@playwright/test'

import { signIn, useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

/** Goes to a tab by its link in the side navigation. */
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()

test.describe('?login=true', () => {
  test('opens the sign-in dialog and leaves the address', async ({ page }) => {
    await page.goto('/api-dashboard/usage?days=7&login=true')
    await expect(signInDialog(page)).toBeVisible()
    await expect(page).toHaveURL(/\/api-dashboard\/usage\?days=7$/)
    await page.keyboard.press('Escape')
    await expect(signInDialog(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(signInDialog(page)).toBeHidden()
  })

  test('opens nothing for a user who is signed in, and leaves the address', async ({ page }) => {
    await signIn(page)
    await page.goto('/api-dashboard?login=true')
    await expect(page.getByRole('button', { name: /^Account: demo/ })).toBeVisible()
    await expect(page).toHaveURL(/\/api-dashboard$/)
    await expect(signInDialog(page)).toBeHidden()
  })
})

test('Back closes a dialog', async ({ page }) => {
  await page.goto('/api-dashboard/settings')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(signInDialog(page)).toBeVisible()
  await page.goBack()
  await expect(signInDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/api-dashboard\/settings$/)
})

test('a link to what was on the bare settings leads to its section', async ({ page }) => {
  for (const [address, section] of [
    ['?action=key_created', '/settings/audit-log?action=key_created'],
    ['?webhook=new', '/settings/webhooks?webhook=new'],
    ['/nonsense', '/settings'],
  ] as const) {
    await page.goto(`/api-dashboard/settings${address}`)
    await expect(page).toHaveURL((url) => url.href.endsWith(section))
  }
})

for (const prefix of ['', '/de']) {
  test(`an unknown tab leads to the overview: ${prefix}/api-dashboard`, async ({ page }) => {
    await page.goto(`${prefix}/api-dashboard/nonsense?x=1`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/api-dashboard\\?x=1$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(prefix === '' ? 'Overview' : 'Übersicht')
  })
}

test('a product of the address opens in the playground, and the brand leads to the site in the same language', async ({
  page,
}) => {
  await useKey(page, demoKey())
  await page.goto('/de/api-dashboard?sui=reranker&model=jina-reranker-m0')
  await expect(page).toHaveURL(/\/de\/api-dashboard\/playground\?product=reranker&model=jina-reranker-m0$/)
  await expect(page.getByRole('tab', { name: 'Reranker', selected: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Search Foundation' }).click()
  await expect(page).toHaveURL(/localhost:3000\/de\/?$/)
})

test('a new page starts at the top, and Back returns to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await useKey(page, demoKey())
  await page.goto('/api-dashboard')
  await expect(page.getByText('Recent transactions').first()).toBeVisible()
  // The figures may take another line when they arrive, which moves what is below them.
  await expect(page.getByText(/^Lasts |No usage in the last week/).first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  await goTo(page, 'Usage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expect.poll(() => scrollTop(page)).toBe(400)
})

test('a changed filter does not move the page, and stays in the address', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await useKey(page, demoKey())
  await page.goto('/api-dashboard/usage')
  await expect(page.getByRole('cell', { name: 'jina-embeddings-v3' }).first()).toBeAttached()
  // So little that the control is still in view: to focus it does not move the page.
  await page.evaluate(() => scrollTo(0, 20))
  await page.getByRole('radio', { name: '7 days' }).press('Space')
  await expect(page).toHaveURL(/\/usage\?days=7$/)
  await expect(page.getByText('Tokens by day, last 7 days')).toBeAttached()
  expect(await scrollTop(page)).toBe(20)
  await page.reload()
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
})

test('changing the language keeps the page, its filter and its scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await useKey(page, demoKey())
  await page.goto('/api-dashboard/usage?days=7#main')
  await expect(page.getByRole('cell', { name: 'jina-embeddings-v3' }).first()).toBeAttached()
  const german = page.getByRole('banner').getByRole('button', { name: 'Deutsch' })
  await page.getByRole('button', { name: 'Language: English' }).press('Enter')
  await expect(german).toBeVisible()
  // So little that the menu is still in view: to focus it does not move the page.
  await page.evaluate(() => scrollTo(0, 20))
  await german.press('Enter')
  await expect(page).toHaveURL(/\/de\/api-dashboard\/usage\?days=7#main$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verbrauch')
  expect(await scrollTop(page)).toBe(20)
})
