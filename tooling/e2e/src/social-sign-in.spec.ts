import { violations } from './axe.ts'
import { clientPage, serveClientPage } from './client-page.ts'
import { tabTo } from './tab-to.ts'
import { expect, test } from './test.ts'

// A page served by the test counts as a public site, which needs this permission to call loopback addresses.
test.use({ permissions: ['local-network-access'] })

test.beforeEach(({ context }) => serveClientPage(context))

test('a local account can be created in the popup by keyboard and chosen the next time', async ({ page }) => {
  await page.goto(clientPage)
  const user = page.locator('#user')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'In a window' }).click()
  const picker = await opened
  await expect(picker.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
  expect(await violations(picker)).toEqual([])
  await tabTo(picker, picker.getByLabel('Name'))
  await picker.keyboard.type('Ada Popup')
  await picker.keyboard.press('Tab')
  await picker.keyboard.type('ada.popup@example.org')
  await picker.keyboard.press('Enter')
  await expect(user).toHaveText(/ ada\.popup@example\.org Ada Popup google\.com$/)
  const first = await user.textContent()

  const reopened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'In a window' }).click()
  const again = await reopened
  await again.getByRole('button', { name: /Ada Popup/ }).click()
  await expect(user).toHaveText(first ?? '')
})

test('canceling closes the window and signs nobody in', async ({ page }) => {
  await page.goto(clientPage)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'In a window' }).click()
  const picker = await opened
  const closed = picker.waitForEvent('close')
  // The window can close before Playwright has finished its click, which then fails although it had its effect.
  const clicked = picker.getByRole('button', { name: 'Cancel' }).click()
  await Promise.all([closed, clicked.catch(() => closed)])
  await expect(page.locator('#failure')).toHaveText('auth/popup-closed-by-user')
  await expect(page.locator('#user')).toBeEmpty()
})

test.describe('in German and in the dark', () => {
  test.use({ locale: 'de-DE', colorScheme: 'dark', viewport: { width: 390, height: 800 } })

  test('a redirect leads to the picker and back to the page, signed in', async ({ page }) => {
    await page.goto(clientPage)
    await page.getByRole('button', { name: 'By leading away' }).click()
    await expect(page.getByRole('heading', { name: 'Mit GitHub anmelden' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Name').fill('Grace Umweg')
    await page.getByLabel('E-Mail-Adresse').fill('grace.umweg@example.org')
    await page.getByRole('button', { name: 'Hinzufügen und anmelden' }).click()
    await expect(page).toHaveURL(clientPage)
    await expect(page.locator('#user')).toHaveText(/ grace\.umweg@example\.org Grace Umweg github\.com$/)
  })
})
