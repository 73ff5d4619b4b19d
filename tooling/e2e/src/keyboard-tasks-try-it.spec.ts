import { useKey } from './account.ts'
import { newTrialKey } from './platform-api.ts'
import { open, press, tabTo, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

/** The products after the first one, in the order of their tabs. */
const products = ['reranker', 'reader', 'search', 'deepsearch', 'classifier', 'tokenizer']

test('every product is tried, and two responses are compared, by keyboard alone', async ({ page }) => {
  await useKey(page, await newTrialKey())
  await open(page, 'playground')
  const main = page.getByRole('main')
  const run = main.getByRole('button', { name: 'Run with my key' })
  const card = (name: string) =>
    main.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
  const response = card('Response')
  const tabs = main.getByRole('tablist', { name: 'Products to try' })

  await press(page, run)
  await expect(response).toContainText('charged')
  await press(page, response.getByRole('button', { name: 'Keep to compare' }))
  await typeInto(page, main.getByRole('textbox', { name: 'Texts, one per line' }), 'one text')
  await press(page, run)
  await expect(card('Kept response')).toContainText('charged')
  await expect(response).toContainText('charged')

  for (const product of products) {
    await tabTo(page, tabs.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`product=${product}$`))
    await expect(response).toBeHidden()
    await press(page, run)
    await expect(response).toContainText('charged')
  }
})
