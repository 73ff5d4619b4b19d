import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

test('texts are classified by labels alone', async ({ page }) => {
  await useKey(page, demoKey())
  await page.goto('/de/classifier')
  await page.getByLabel('Text Nr. 2').fill("Eine Zahlung, die's nicht gab")
  await page.getByRole('button', { name: 'Texte einordnen' }).click()
  const texts = page.getByRole('list', { name: 'Texte mit ihren Labels' })
  await expect(texts.locator('> li')).toHaveCount(4)
  await expect(texts.locator('> li').nth(1).getByRole('listitem').first()).toContainText(
    'Zahlung und Erstattung',
  )
  await expect(page.locator('#code')).toContainText(String.raw`Eine Zahlung, die'\''s nicht gab`)
})

test('a classifier is taught, tried and deleted', async ({ page }) => {
  await useKey(page, demoKey())
  await page.goto('/classifier')
  await expect(page.locator('[data-island][data-ready]').first()).toBeAttached()
  await page.getByText('Few-shot', { exact: true }).click()
  await page.getByRole('button', { name: 'Classify texts' }).click()
  await expect(page.getByText('Train the classifier first, then classify.')).toBeVisible()
  await page.getByRole('button', { name: 'Train classifier' }).click()
  await expect(page.getByText(/^Learned from 6 examples for [\d,]+ tokens/)).toBeVisible()
  await page.getByRole('button', { name: 'Classify texts' }).click()
  await expect(page.getByRole('list', { name: 'Texts with their labels' }).locator('> li')).toHaveCount(4)
  await page.getByRole('button', { name: 'Delete this classifier' }).click()
  await expect(page.getByText('We deleted the classifier.')).toBeVisible()
})

test.describe('when the key has no tokens', () => {
  test.use({ expectedErrors: [/status of 402/] })

  test('teaching and classifying name the way to more', async ({ page }) => {
    await useKey(page, demoKey())
    const refuse = {
      status: 402,
      headers: { 'access-control-allow-origin': '*' },
      json: { detail: 'Empty.' },
    }
    await page.route(/\/v1\/(classify|train)$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(refuse) : route.continue(),
    )
    await page.goto('/classifier')
    await page.getByRole('button', { name: 'Classify texts' }).click()
    await expect(page.getByText('This key has no tokens left.', { exact: false })).toBeVisible()
    await page.getByText('Few-shot', { exact: true }).click()
    await page.getByRole('button', { name: 'Train classifier' }).click()
    await expect(page.getByText('This key has no tokens left.', { exact: false })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the dashboard' })).toBeVisible()
  })
})
