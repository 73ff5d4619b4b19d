import { tabTo } from './tab-to.ts'
import { expect, test } from './test.ts'

test('the calculator reads the numbers of a language by keyboard, and says what it cannot read', async ({
  page,
}) => {
  await page.goto('/de/pricing')
  const field = page.getByLabel('Wie viele Token?')
  const prices = page.locator('#calculator tbody tr')
  await expect(field).toHaveValue(/^2,5\sMrd\.$/)
  await expect(prices.first()).toContainText('3 × Standardpaket')

  await tabTo(page, field)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12 Mrd.')
  await expect(page.getByRole('status').filter({ hasText: '12.000.000.000' })).toBeVisible()
  await expect(prices.first()).toContainText('1 × Premiumpaket + 1 × Standardpaket')
  await expect(prices.first()).toContainText(/550\s\$/)

  await page.keyboard.press('Control+A')
  await page.keyboard.type('ein paar')
  await expect(page.getByText('Wir können „ein paar“ nicht als Zahl lesen.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(prices).toHaveCount(0)

  await page.keyboard.press('Control+A')
  await page.keyboard.type('1.000.000')
  await expect(page.getByText('Sie können kostenlos beginnen')).toBeVisible()
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('a typical job goes into the calculator, and the header leads to the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.locator('#jobs').getByRole('link', { name: 'Calculate with your numbers' }).first().click()
  await expect(page.getByLabel('How many tokens?')).toHaveValue('1,500,000,000')
  await expect(page.locator('#calculator tbody tr').first()).toContainText('2 × Standard pack')
})
