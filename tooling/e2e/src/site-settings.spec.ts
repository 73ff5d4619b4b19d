import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

/** Presses a checkbox of the settings in the footer. */
async function change(page: Page, name: string | RegExp): Promise<void> {
  const footer = page.getByRole('contentinfo')
  const box = footer.getByRole('checkbox', { name })
  if (!(await box.isVisible())) await footer.getByText('Site settings').click()
  await box.click()
}

test('the announcement and the search bar are switched on, seen on other pages, and switched off', async ({
  page,
}) => {
  await page.goto('/legal')
  const announcement = page.getByRole('complementary', { name: 'Announcement' })
  const searchBar = page
    .getByRole('search')
    .getByRole('button', { name: 'Search this site or ask a question' })
  await expect(announcement).toBeHidden()
  await expect(searchBar).toBeHidden()
  await change(page, 'Announce the newest article at the top')
  await change(page, 'Show a search bar at the top')
  await page.goto('/models')
  await expect(announcement.getByRole('link')).toHaveAttribute('href', /^\/news\//)

  await searchBar.click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')

  await announcement.getByRole('button', { name: 'Hide announcements' }).press('Enter')
  await expect(announcement).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  await page.reload()
  await expect(searchBar).toBeVisible()
  await expect(announcement).toBeHidden()
})

test('the notice about the handbook is shown once, and its book is a file', async ({ page, request }) => {
  await page.goto('/de/news')
  const notice = page.getByRole('complementary', { name: 'Das Handbuch' })
  await expect(notice).toBeInViewport()
  const address = (await notice.getByRole('link').getAttribute('href')) ?? ''
  const book = await request.get(address)
  expect((await book.body()).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip')
  await page.goto('/de/models')
  await page.goto('/de/news')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a figure describes itself to the pointer and to the keyboard, unless the setting is off', async ({
  page,
}) => {
  await page.goto('/news/late-chunking')
  const figure = page.locator('figure').first()
  const button = figure.getByRole('button', { name: 'Describe the figure' })
  const description = figure.getByText(/^Pairs of bars/)
  await figure.scrollIntoViewIfNeeded()
  await expect(description).toBeHidden()
  await figure.hover()
  await expect(description).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(description).toBeHidden()
  await page.getByRole('heading', { level: 1 }).hover()
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(description).toBeVisible()
  await change(page, 'Describe figures on hover and focus')
  await expect(button).toBeHidden()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('figures describe themselves by a press, and nothing that needs a script is shown', async ({
    page,
  }) => {
    await page.goto('/news/late-chunking')
    const figure = page.locator('figure').first()
    await figure.getByRole('button', { name: 'Describe the figure' }).click()
    await expect(figure.getByText(/^Pairs of bars/)).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByText('Site settings')).toBeHidden()
  })
})
