import { signIn } from './account.ts'
import { expect, test } from './test.ts'

test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|A page of the dashboard failed|Failed to fetch|Unable to preload|could not be/,
  ],
})

test('a tab that was not loaded says so offline, and comes by itself when the connection is back', async ({
  page,
  context,
}) => {
  await signIn(page)
  // The code that comes when the page is still, too.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.getByRole('link', { name: 'Rate limits' }).first().click()
  await expect(page.getByText("This tab hasn't loaded yet")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rate limits')
  await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible()
})
