import type { Locator, Page } from '@playwright/test'

/** Moves the focus to an element by Tab alone. Throws when Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${String(target)}.`)
}
