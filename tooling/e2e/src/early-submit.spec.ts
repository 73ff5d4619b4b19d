import { expect, test } from '@playwright/test'

test('what is typed and sent before the script of a page has started is done once it has', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/de/reader', { waitUntil: 'commit' })
  const address = page.getByLabel('Adresse einer Seite')
  await address.fill('https://sample.search-foundation.example/wie-suche-funktioniert')
  await page.getByRole('button', { name: 'Seite lesen' }).click()
  await expect(page).toHaveURL(/\/de\/reader$/)
  release()
  await expect(page.getByText('Eine Suche hat eine Aufgabe').first()).toBeVisible()
  await expect(address).toHaveValue('https://sample.search-foundation.example/wie-suche-funktioniert')
})
