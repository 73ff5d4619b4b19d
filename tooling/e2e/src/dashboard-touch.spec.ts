import { signIn } from './account.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

test('a failed call is found and read by touch alone, and Back closes what was opened', async ({ page }) => {
  await signIn(page)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Requests' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests')
  await page.getByRole('button', { name: 'Filters' }).tap()
  await page.getByRole('combobox', { name: 'Status code' }).selectOption('Refused (4xx)')
  await expect(page).toHaveURL(/status=4xx/)
  await page.getByRole('button', { name: 'Filters (1)' }).tap()
  const call = page.getByRole('rowheader').first().getByRole('button')
  await expect(page.getByRole('table').getByText(/^2\d\d$/)).toHaveCount(0)
  await call.tap()
  const details = page.getByRole('dialog', { name: 'Call details' })
  await expect(details.getByText(/^4\d\d/).first()).toBeVisible()
  await page.goBack()
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(/requests\?status=4xx$/)
  await page.getByRole('navigation', { name: 'Main tabs' }).getByRole('link', { name: 'Usage' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage')
})
