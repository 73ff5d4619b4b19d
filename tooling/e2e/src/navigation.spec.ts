import type { Locator } from '@playwright/test'

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
    for (const address of ['/klingon/api-dashboard', '/xx/api-dashboard/usage']) {
      test(`an unsupported locale leads to landing: ${address}`, async ({ page }) => {
        await page.goto(address)
        await expect(page).toHaveURL(/localhost:3000\/$/)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }

    test('a page of the dashboard has one address per language', async ({ page }) => {
      await page.goto('/DE/api-dashboard/usage?days=7')
      await expect(page).toHaveURL(/\/de\/api-dashboard\/usage\?days=7$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('an unknown path shows landing and then leads there', async ({ page }) => {
      await page.goto('/no/such/page')
      await expect(page).toHaveURL(/localhost:3000\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test('a returning visitor goes from landing to the dashboard', async ({ page }) => {
    await page.goto('/api-dashboard/settings')
    await page.getByText('Open the dashboard first', { exact: true }).click()
    await expect(page.getByRole('switch', { name: 'Open the dashboard first' })).toBeChecked()
    await page.goto('/?from=mail')
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await expect(page).toHaveURL(/\/api-dashboard\?from=mail$/)
  })

  test('en is en-US on the dashboard', async ({ page }) => {
    await page.goto('/en/api-dashboard?x=1')
    await expect(page).toHaveURL(/\/en-US\/api-dashboard\?x=1$/)
  })

  test('a language that is not in the menu has its dashboard', async ({ page }) => {
    await page.goto('/mn/api-dashboard/usage?days=7')
    await expect(page.locator('html')).toHaveAttribute('lang', 'mn')
    await expect(page).toHaveURL(/localhost:3000\/mn\/api-dashboard\/usage\?days=7$/)
  })
})

test('the query key s is stored and removed from the address of the dashboard', async ({ page }) => {
  await page.goto('/api-dashboard/settings?s=partner-7&x=1')
  await expect(page).toHaveURL(/\/api-dashboard\/settings\?x=1$/)
  expect(await page.evaluate(() => localStorage.getItem('s'))).toBe('partner-7')
})

test('a language link leads to the same place of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [section, heading] = [page.locator('#your-content'), page.locator('main h2').nth(1)]
  const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top)
  await page.goto('/legal/terms?x=1#your-content')
  await expect(section).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const german = page.getByRole('banner').getByRole('link', { name: 'Deutsch' })
  await page.getByRole('button', { name: 'Language: English' }).press('Enter')
  await expect(german).toBeVisible()
  // The visitor reads on: the address has the fragment, but the place is another one.
  await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top))
  // By the keyboard, because a click of the test would scroll to the bar at the top.
  await german.press('Enter')
  await expect(page).toHaveURL(/\/de\/legal\/terms\?x=1#your-content$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Positions are rounded to whole pixels.
  await expect.poll(async () => Math.abs(await topOf(heading))).toBeLessThan(3)
})

test('a new page starts at the top, and Back returns to where one was', async ({ page }) => {
  await page.goto('/')
  const news = page.getByRole('contentinfo').getByRole('link', { name: 'News' })
  await news.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await news.click()
  await expect(page).toHaveURL(/\/news$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
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
      (darkMode) => localStorage.setItem('sf:settings.darkMode', JSON.stringify(darkMode)),
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

test.describe('a visitor whose browser is German', () => {
  test.use({ locale: 'de-DE' })

  test('is offered the page in German, and is not asked again in it', async ({ page }) => {
    await page.goto('/pricing?tokens=5#packs')
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })
    await offer.press('Enter')
    await expect(page).toHaveURL(/\/de\/pricing\?tokens=5#packs$/)
    await expect(page.getByRole('link', { name: /auf Deutsch lesen|in English/ })).toHaveCount(0)
  })

  test('can keep English for good', async ({ page }) => {
    await page.goto('/')
    const offer = page.getByRole('complementary', { name: 'Sprache' })
    await offer.getByRole('button', { name: 'Schließen' }).press('Enter')
    await expect(offer).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()
  })
})
