import { expect, test } from './test.ts'

test.describe('guards', () => {
  test('sui leads to the dashboard with its query, in the same language', async ({ page }) => {
    await page.goto('/?sui=apikey')
    await expect(page).toHaveURL(/\/api-dashboard\?sui=apikey$/)
    await expect(page.getByRole('dialog', { name: 'Create an API key' })).toBeVisible()
    await page.goto('/de/reader?sui=apikey&model=x')
    await expect(page).toHaveURL(/\/de\/api-dashboard\?sui=apikey&model=x$/)
  })

  test.describe('missing pages', () => {
    test.use({ expectedErrors: [/status of 404/] })
    test('an unsupported locale leads to landing', async ({ page }) => {
      await page.goto('/mn/reader')
      await expect(page).toHaveURL(/localhost:3000\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('an unknown path shows landing and then leads there', async ({ page }) => {
      await page.goto('/no/such/page')
      await expect(page).toHaveURL(/localhost:3000\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test('a returning visitor goes from landing to the dashboard', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('sf:settings', '{"showFarewell":true}'))
    await page.goto('/?from=mail')
    await expect(page).toHaveURL(/\/api-dashboard\?from=mail&login=true$/)
  })

  test('en is en-US', async ({ page }) => {
    await page.goto('/en/reader')
    await expect(page).toHaveURL(/\/en-US\/reader$/)
  })
})

test('the query key s is kept and leaves the address', async ({ page }) => {
  await page.goto('/news?s=partner-7&x=1')
  await expect(page).toHaveURL(/\/news\?x=1$/)
  expect(await page.evaluate(() => localStorage.getItem('s'))).toBe('partner-7')
})

test('a saved language is used where the path names none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sf:settings', '{"language":"de"}'))
  await page.goto('/reader')
  await expect(page).toHaveURL(/\/de\/reader$/)
})

for (const [mode, system, theme] of [
  ['auto', 'dark', 'dark'],
  ['auto', 'light', 'light'],
  [true, 'light', 'dark'],
  [false, 'dark', 'light'],
] as const) {
  test(`dark mode ${mode} on a ${system} system is ${theme} before the first paint, favicon too`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript(
      (darkMode) => localStorage.setItem('sf:settings', JSON.stringify({ darkMode })),
      mode,
    )
    for (const path of ['/news', '/', '/api-dashboard']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', new RegExp(theme))
      await page.waitForLoadState('load')
      await expect(page.locator('body')).toHaveClass(new RegExp(`body--${theme}`))
    }
  })
}

test('the theme follows the system while it is auto', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
