import { randomInt } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'

import { findInMail } from './find-in-mail.ts'
import { expect, test } from './test.ts'

/** An input method that composes a word in the focused field, as the ones for Japanese and Chinese do. */
async function inputMethod(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** Presses a key that the input method handles. */
    async press(key: string, modifiers = 0) {
      const parameters = { key, code: key, windowsVirtualKeyCode: 229, modifiers }
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...parameters })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...parameters })
    },
    /** Puts the composed text into the field. */
    confirm: (text: string) => session.send('Input.insertText', { text }),
  }
}

const control = 2

test('keys of an input method open no page and no palette of the site', async ({ page }) => {
  await page.goto('/ja')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  const field = palette.getByRole('combobox')
  await expect(palette.getByRole('option').first()).toBeVisible()
  const { compose, press, confirm } = await inputMethod(page)
  await compose('料金')
  await press('Enter')
  await press('k', control)
  await expect(palette).toBeVisible()
  await expect(page).toHaveURL(/\/ja$/)
  await confirm('料金')
  await expect(field).toHaveValue('料金')
  await field.fill('Reader')
  await expect(palette.getByRole('option').first()).toContainText('Reader')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/ja$/)
})

test('keys of an input method submit no sign-in and choose no command of the dashboard', async ({ page }) => {
  await page.goto('/ja/api-dashboard?login=true')
  const email = page.getByRole('dialog').locator('input[type="email"]')
  await email.focus()
  const { compose, press, confirm } = await inputMethod(page)
  await compose('れい')
  await press('Enter')
  await confirm('')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  const palette = page.getByRole('dialog')
  await expect(palette).toHaveCount(0)

  await page.keyboard.press('Control+k')
  const field = palette.getByRole('searchbox')
  await expect(field).toBeFocused()
  await compose('設定')
  await press('ArrowDown')
  await press('Enter')
  await press('Escape')
  await expect(palette).toBeVisible()
  await expect(field).toHaveValue('設定')
  await confirm('設定')
  const command = palette.getByRole('menuitem')
  await expect(command).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(command).toHaveAttribute('data-focused', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings$/)
})

test('keys of an input method submit no code, and its wide digits are accepted', async ({
  page,
  request,
}) => {
  const phone = `+1555557${randomInt(1000, 10_000)}`
  await page.goto('/api-dashboard?login=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use a phone number' }).click()
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  const field = dialog.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  const code = await findInMail(request, phone, /\d{6}/)
  const wide = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff_10 + Number(digit)))
  const { compose, press, confirm } = await inputMethod(page)
  await compose(wide.slice(0, 3))
  await press('Enter')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await compose(wide)
  await press('Enter')
  await confirm(wide)
  await expect(field).toHaveValue(wide)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Signed in as ${phone}.`)).toBeVisible()
})
