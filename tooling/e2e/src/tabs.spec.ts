import { newEmail, enterPassword, signInAsNewUser } from './account.ts'
import { expect, test } from './test.ts'

test('language, theme and another user reach the other tab, which shows nothing of the first user', async ({
  page,
  context,
  request,
}) => {
  const [first, second] = [newEmail('first'), newEmail('second')]
  await signInAsNewUser(page, request, second)
  await page.getByRole('button', { name: `Account: ${second}` }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/api-dashboard/settings')
  await signInAsNewUser(page, request, first)
  await expect(other.getByText(`Signed in as ${first}`)).toBeVisible()

  const banner = page.getByRole('banner')
  await banner.getByRole('radio', { name: 'Dark' }).press('Space')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await banner.getByRole('button', { name: 'Language: English' }).click()
  await banner.getByRole('button', { name: 'Deutsch' }).click()
  await expect(other).toHaveURL(/\/de\/api-dashboard\/settings$/)
  await expect(other.getByText(`Angemeldet als ${first}`)).toBeVisible()

  await page.getByRole('button', { name: `Konto: ${first}` }).click()
  await banner.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click()
  await expect(other.getByText(first)).toHaveCount(0)
  await banner.getByRole('button', { name: 'Anmelden' }).click()
  const words = { email: 'E-Mail', next: 'Weiter', password: 'Passwort', signIn: 'Anmelden' }
  await enterPassword(page.getByRole('dialog'), second, 'a-password-1', words)
  await expect(other.getByText(`Angemeldet als ${second}`)).toBeVisible()
  await expect(other.getByText(first)).toHaveCount(0)
})
