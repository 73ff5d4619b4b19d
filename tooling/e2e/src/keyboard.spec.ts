import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

/** Presses Tab until the focus is on what has this name. Throws when it does not come. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.innerText) : []
      return [element?.getAttribute('aria-label'), ...labels, element?.textContent].filter(Boolean).join(' ')
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab never reached ${name}.`)
}

test('Tab and Enter alone lead from landing to a session and out of it', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(/skip to content/i)
  await tabTo(page, /^(Sign|Log) in/)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await tabTo(page, /Email/)
  await page.keyboard.type('demo@search-foundation.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await page.keyboard.type('demo-password-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed in as demo@search-foundation.example.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await tabTo(page, /^Account: demo/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Sign out$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Sign out?' })).toBeVisible()
  await tabTo(page, /^Sign out$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are signed out.')).toBeVisible()
})

test('the focus stays within the sign-in dialog until Escape closes it', async ({ page }) => {
  await page.goto('/api-dashboard?login=true')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/api-dashboard$/)
})
