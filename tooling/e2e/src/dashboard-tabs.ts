import { expect, type Page } from '@playwright/test'

/** Returns the addresses of all tabs, which the dashboard's navigation lists, and of the sections of the settings, which their list has. */
export async function tabsOf(page: Page): Promise<string[]> {
  await page.goto('/api-dashboard/settings')
  const navigation = page.getByRole('navigation', { name: /^(Dashboard|Settings)$/, includeHidden: true })
  // The navigation also leads to the documentation and the support.
  const links = navigation.locator('a[href*="/api-dashboard"]')
  await expect(links.last()).toHaveAttribute('href', /settings\/data$/)
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(addresses)]
}

/** Waits until a screen of the dashboard shows its data: its heading is there, and nothing is busy or a placeholder. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached()
  await expect(page.locator('[aria-busy="true"], [aria-hidden="true"] > [data-shape]')).toHaveCount(0)
}
