import type { Page } from '@playwright/test'

import { tabTo } from './tab-to.ts'
import { expect, test } from './test.ts'

/** Moves the focus to what has this role and name in the bar, by Tab alone. */
const tabToInBar = (page: Page, role: 'button' | 'link' | 'radio', name: RegExp | string) =>
  tabTo(page, page.getByRole('banner').getByRole(role, { name }))

test('the product menu opens, leads on and closes by the keyboard', async ({ page }) => {
  await page.goto('/')
  await tabToInBar(page, 'button', 'Products')
  await page.keyboard.press('Enter')
  const reader = page.getByRole('banner').getByRole('link', { name: /^Reader/ })
  await expect(reader).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(reader).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reader).toBeHidden()
  await expect(page.getByRole('button', { name: 'Products' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/reader$/)
})

test('a language chosen by keyboard applies to the next visit', async ({ page }) => {
  await page.goto('/news')
  await tabToInBar(page, 'button', 'Language: English')
  await page.keyboard.press('Enter')
  await tabToInBar(page, 'link', 'Deutsch')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/news$/)
  await page.goto('/reader')
  await expect(page).toHaveURL(/\/de\/reader$/)
})

test('a theme chosen with arrow keys applies to the next page', async ({ page }) => {
  await page.goto('/')
  await tabToInBar(page, 'radio', 'System')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/news')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('the palette opens by its shortcut, finds a page and gives the focus back', async ({ page }) => {
  await page.goto('/')
  await tabToInBar(page, 'button', 'Search or ask')
  await page.keyboard.press('Enter')
  const palette = page.getByRole('dialog', { name: 'Search this site or ask a question' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(page.getByRole('button', { name: 'Search or ask' })).toBeFocused()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('zzzz')
  await expect(palette.getByRole('status')).toHaveText('No page matches these words.')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('news')
  await expect(palette.getByRole('option', { selected: true })).toContainText(/news/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/news$/)
})

test('the lists of the footer are open in a wide window, and unfold by keyboard on a phone', async ({
  page,
}) => {
  await page.goto('/legal')
  const products = page.getByRole('contentinfo').getByRole('navigation', { name: 'Products', exact: true })
  const first = products.getByRole('link').first()
  await expect(products.getByRole('heading', { name: 'Products' })).toBeVisible()
  await first.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(products.locator(':focus')).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(first).toBeHidden()
  await products.getByText('Products').filter({ visible: true }).press('Enter')
  await expect(first).toBeVisible()
})

test('menu and footer lead to the pages about the company; the footer names each legal document, the menu their list', async ({
  page,
}) => {
  await page.goto('/news')
  const banner = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  for (const name of ['About us', 'Contact sales', 'Internships', 'Job board', 'Logo files (ZIP)']) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  await expect(footer.getByRole('link', { name: 'Legal' })).toHaveCount(0)
  await footer.getByRole('button', { name: 'WeChat (QR code)' }).click()
  await expect(footer.getByRole('img', { name: 'QR code for our WeChat account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Company' }).click()
  await banner.getByRole('link', { name: 'Legal' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal')
  const documents = footer.getByRole('navigation', { name: 'Legal documents' })
  await expect(documents.getByRole('link')).toHaveCount(7)
  await documents.getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/\/legal\/privacy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await page.getByRole('main').getByRole('link', { name: 'security' }).click()
  await expect(page).toHaveURL(/\/security$/)
  await expect(page.getByRole('row', { name: /Stripe/ })).toBeVisible()
})

test('on a phone the bar leads to a key, the drawer contains the whole menu, and a link in it leads to its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  const banner = page.getByRole('banner')
  const key = banner.getByRole('link', { name: 'Get a key' })
  await expect(key).toBeInViewport()
  await expect(key).toHaveAttribute('href', '/api-dashboard?sui=apikey')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(banner.getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await expect(banner.getByRole('radio', { name: 'Dark' })).toBeVisible()
  await banner.getByRole('link', { name: 'Research' }).click()
  await expect(page).toHaveURL(/\/papers$/)
  await expect(banner.getByRole('link', { name: 'Deutsch' })).toBeHidden()
  const paper = page.getByRole('listitem').filter({ hasText: 'Late Chunking: Contextual' })
  await expect(paper.getByRole('link', { name: 'jina-embeddings-v3' })).toBeVisible()
})

test('the company page shows the newest papers and leads to all of them', async ({ page }) => {
  await page.goto('/about-us#papers')
  const newest = page.getByRole('region', { name: 'Published research' })
  await expect(newest).toBeInViewport()
  await expect(newest.getByRole('listitem')).toHaveCount(3)
  await newest.getByRole('link', { name: /^All papers/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The papers behind the models')
})

test('nothing in the drawer is cut off, German, 1280 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de')
  await page.getByRole('button', { name: 'Menü' }).click()
  const theme = page.getByRole('banner').getByRole('radiogroup', { name: 'Farbschema' })
  await expect(theme).toBeVisible()
  expect(await theme.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu and the language list open by the keyboard', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Products' }).press('Enter')
    await expect(banner.getByRole('link', { name: /^Reader/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(banner.getByRole('link', { name: /^Reader/ })).toBeHidden()
    await banner.getByRole('button', { name: 'Language: English' }).press('Enter')
    await banner.getByRole('link', { name: 'Deutsch' }).press('Enter')
    await expect(page).toHaveURL(/\/de$/)
  })

  test('the phone’s drawer and the disclosures open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/reader')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByText('Options', { exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Output' })).toBeVisible()
  })
})
