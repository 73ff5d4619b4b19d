import { shownBalance, signIn } from './account.ts'
import { expect, test } from './test.ts'

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

  await page.getByRole('combobox', { name: 'Keys shown' }).selectOption('Sample: website search')
  await expect(page).toHaveURL(/\/api-dashboard\?key=\w+/)
  await expect.poll(() => shownBalance(page)).toBeLessThan(ofAccount)

  // The choice stays on other tabs, and after a reload.
  await page.getByRole('link', { name: 'Usage', exact: true }).click()
  await expect(page).toHaveURL(/\/api-dashboard\/usage\?key=\w+/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Keys shown' })).toContainText('Sample: website search')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})

test('what needs the text of a key says so to an account whose keys are elsewhere', async ({ page }) => {
  await signIn(page)
  await page.goto('/api-dashboard/playground')
  await expect(page.getByRole('heading', { name: 'This browser has none of your keys' })).toBeVisible()
})
