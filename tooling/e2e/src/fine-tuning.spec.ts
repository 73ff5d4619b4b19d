import { expect, test } from './test.ts'

test('a text becomes training pairs, which are carried to the form to sales', async ({ page }) => {
  await page.goto('/fine-tuning')
  await page.getByLabel('What should the model learn?').fill('Find the cause of a fault.')
  await page.getByRole('button', { name: 'Preview pairs' }).click()
  await expect(page.getByText('4 pairs from the inverse cloze task', { exact: false })).toBeVisible()
  await expect(page.getByText('Clean the filter under running water', { exact: false }).last()).toBeVisible()
  await page.getByRole('link', { name: 'Request this model' }).click()
  await expect(page).toHaveURL(/\/contact-sales\?topic=fine-tuning/)
  await expect(page.getByLabel("What's it about?")).toHaveValue('fine-tuning')
  await expect(page.getByLabel('Your message')).toHaveValue(/Find the cause of a fault\./)
})
