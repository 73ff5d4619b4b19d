import type { Locator, Page } from '@playwright/test'

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element)

/** Moves the focus to an element by Tab alone. Throws when Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  if (!(await isFocused(target))) throw new Error(`Tab never reached ${String(target)}.`)
}
