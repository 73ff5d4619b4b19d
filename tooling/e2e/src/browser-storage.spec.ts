import { newEmail, signInAsNewUser } from './account.ts'
import { expect, test } from './test.ts'

const lostKey = /^The API key saved in your browser was damaged/
const lostSettings = /^The settings saved in your browser were damaged/

test.describe('damaged', () => {
  const origin = 'http://localhost:3000'
  const localStorage = [
    { name: 'sf:embedding.apiKey', value: '"sf_trial_' },
    { name: 'sf:settings.darkMode', value: '"purple"' },
  ]
  test.use({ storageState: { cookies: [], origins: [{ origin, localStorage }] } })

  test('the dashboard names once what was lost', async ({ page }) => {
    await page.goto('/api-dashboard')
    await expect(page.getByText(lostKey)).toBeVisible()
    await expect(page.getByText(lostSettings)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText(lostKey)).toHaveCount(0)
  })

  test('the site names once what was lost', async ({ page }) => {
    await page.goto('/legal')
    const notice = page.getByRole('alert')
    await expect(notice.getByText(lostKey)).toBeVisible()
    await expect(notice.getByText(lostSettings)).toBeVisible()
    await notice.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(notice).toBeHidden()
    await page.goto('/models')
    await expect(page.locator('html')).toHaveAttribute('data-theme')
    await expect(notice).toBeHidden()
  })
})

test('a damaged session is named once, and one can sign in again', async ({ page, request }) => {
  const email = newEmail('damaged')
  await signInAsNewUser(page, request, email)
  // Where the provider's code is loaded, it would read the damaged user before the page is left.
  await page.goto('/legal')
  await page.evaluate(async () => {
    const opening = indexedDB.open('firebaseLocalStorageDb')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite')
    const store = transaction.objectStore('firebaseLocalStorage')
    const keys = store.getAllKeys()
    await new Promise((resolve) => (keys.onsuccess = resolve))
    for (const key of keys.result) store.put({ fbase_key: key, value: { uid: 'damaged' } })
    // A page that is left before may take what was written with it.
    await new Promise((resolve) => (transaction.oncomplete = resolve))
  })
  await page.goto('/api-dashboard')
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await signInAsNewUser(page, request, newEmail('repaired'))
})

test.describe('blocked', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
      Object.defineProperty(window, 'sessionStorage', { get: refuse })
      indexedDB.open = refuse
    }),
  )

  test('the dashboard says once that nothing is stored, and one can sign in until it is left', async ({
    page,
    request,
  }) => {
    await page.goto('/api-dashboard')
    await page.getByRole('button', { name: /^Recent notifications/ }).click()
    const notices = page.getByRole('dialog').getByRole('listitem')
    const notice = notices.filter({ hasText: "Your browser doesn't let this page store anything." })
    await expect(notice).toHaveCount(1)
    await page.keyboard.press('Escape')
    const email = newEmail('nothing-stored')
    await signInAsNewUser(page, request, email)
    await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeVisible()
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

  test('the site follows a choice until the page is left, and says that it is not stored', async ({
    page,
  }) => {
    await page.goto('/legal')
    const notice = page.getByText("Your browser doesn't let this site store anything.")
    const footer = page.getByRole('contentinfo')
    await footer.getByText('Site settings').click()
    await expect(notice).toBeHidden()
    await footer.getByRole('checkbox', { name: 'Announce the newest article at the top' }).click()
    await expect(notice).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible()
  })
})
