import type { Page } from '@playwright/test'

import { tabTo } from './tab-to.ts'

/** Signs in with a new account in the window of the account picker, by keyboard alone. The window closes. */
export async function addAccount(picker: Page, name: string, email: string): Promise<void> {
  await tabTo(picker, picker.getByLabel('Name'))
  await picker.keyboard.type(name)
  await picker.keyboard.press('Tab')
  await picker.keyboard.type(email)
  await finish(picker)
}

/** Signs in with an account that the window of the account picker offers, by keyboard alone. The window closes. */
export async function chooseAccount(picker: Page, email: string): Promise<void> {
  await tabTo(picker, picker.getByRole('button', { name: new RegExp(email) }))
  await finish(picker)
}

/** Closes the window of the account picker as a person does, who sees it: to close one whose page has not arrived can hang. */
export async function closeWindow(picker: Page): Promise<void> {
  await picker.getByLabel('Name').waitFor()
  await picker.close()
}

async function finish(picker: Page): Promise<void> {
  const closed = picker.waitForEvent('close')
  // The window can close before Playwright has finished the key press, which then fails although it had its effect.
  await Promise.all([closed, picker.keyboard.press('Enter').catch(() => closed)])
}
