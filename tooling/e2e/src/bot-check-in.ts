import { expect, type Locator, type Page } from '@playwright/test'

/** Returns what is in the bot check's frame. No locator of the page reaches it, because it is in a closed shadow root, as the provider's is. */
export async function botCheckIn(
  page: Page,
): Promise<{ checkbox: Locator; button: Locator; status: Locator }> {
  const find = () => page.frames().findLast((frame) => frame.url().includes('/turnstile/v0/widget?'))
  await expect.poll(() => find() !== undefined).toBe(true)
  const frame = find()
  if (frame === undefined) throw new Error('The page has no bot check.')
  return {
    checkbox: frame.getByRole('checkbox'),
    button: frame.getByRole('button'),
    status: frame.getByRole('status'),
  }
}

/** Passes the bot check that the page shows. */
export async function passBotCheck(page: Page): Promise<void> {
  const { checkbox } = await botCheckIn(page)
  await checkbox.click()
}
