import { translator } from '@search-foundation/i18n/translator'

import { newEmail, obtainKey, pay, shownBalance } from './account.ts'
import { languages } from './nightly.ts'
import { expect, test } from './test.ts'

const pack = 1_000_000_000

for (const code of languages) {
  test(`signs up, gets a key, buys tokens and uses them: ${code}`, async ({ page }) => {
    const keys = translator(code, 'dashboard-keys')
    const billing = translator(code, 'dashboard-billing')
    const auth = translator(code, 'auth')
    const email = newEmail('each')
    const dashboard = `/${code}/api-dashboard`

    await test.step('signs up', async () => {
      await page.goto(`${dashboard}?login=true`)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[type="email"]').fill(email)
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: auth('step.sign-up.open') }).click()
      await dialog.locator('input[type="password"]').fill('long-enough-1')
      await page.keyboard.press('Enter')
      await expect(page.getByText(auth('signedIn', { email }))).toBeVisible()
      await expect(dialog).toBeHidden()
    })

    await test.step('gets a key', async () => {
      await page.goto(`${dashboard}?sui=apikey`)
      await obtainKey(page, { saved: keys('createKey.saved'), label: keys('key.label') })
    })

    await test.step('buys tokens', async () => {
      await page.goto(`${dashboard}/pricing`)
      const before = await shownBalance(page)
      const name = translator(code, 'common')('packName.price_standard_1b')
      await page.getByRole('button', { name: billing('packs.buy', { name }) }).click()
      await pay(page, '4242 4242 4242 4242')
      await expect(page.getByTestId('exact-balance')).toHaveAttribute('data-balance', String(before + pack))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
    })

    await test.step('uses them', async () => {
      await page.goto(`${dashboard}/playground`)
      const before = await shownBalance(page)
      await page.getByRole('button', { name: translator(code, 'dashboard-playground')('run') }).click()
      await expect.poll(() => shownBalance(page)).toBeLessThan(before)
    })
  })
}
