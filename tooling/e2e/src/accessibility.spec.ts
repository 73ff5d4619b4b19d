import { useKey } from './account.ts'
import { expectAccessible } from './axe.ts'
import { tabsOf, untilLoaded } from './dashboard-tabs.ts'
import { demoKey, expect, test } from './test.ts'

const dialogs = ['/de/api-dashboard', '/api-dashboard?login=true', '/api-dashboard?sui=apikey']

test('axe finds nothing on any screen of the dashboard', async ({ page }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await useKey(page, demoKey())
  const tabs = await tabsOf(page)
  expect(tabs.length).toBeGreaterThan(1)
  for (const [turn, screen] of [...tabs, ...dialogs].entries()) {
    await page.goto(screen)
    await untilLoaded(page)
    if (/[?]/.test(screen)) await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, screen, turn)
  }
})

test('the palette of the site and of the dashboard opens by keyboard', async ({ page }) => {
  await page.goto('/news')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/api-dashboard')
  // The HTML has the signed-out page whole; the place for notifications is only in the app, which hears the keys.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('Settings')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api-dashboard\/settings$/)
})

test.describe('by keyboard alone', () => {
  test.use({ expectedErrors: [/status of 400/] })
  test('signs in, shows errors, and signs out', async ({ page }) => {
    await page.goto('/api-dashboard?login=true')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').focus()
    await page.keyboard.type('demo@search-foundation.example')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Enter your password.')).toBeVisible()
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('The email address or password is wrong.')).toBeVisible()
    await dialog.getByLabel('Password').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('demo-password-1')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const account = page.getByRole('button', { name: 'Account: demo@search-foundation.example' })
    await account.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You are signed out.')).toBeVisible()
  })
})
