import { expect, type Locator, type Page } from '@playwright/test'

/** Whether an element has the focus, also in a frame: its document keeps its active element when the focus is elsewhere. */
const focusOf = (element: Element): 'here' | 'elsewhere' | 'removed' => {
  if (!element.isConnected) return 'removed'
  const isActive = (element.getRootNode() as Document | ShadowRoot).activeElement === element
  return isActive && element.ownerDocument.hasFocus() ? 'here' : 'elsewhere'
}

/**
 * Moves the focus to an element by Tab alone. Throws when Tab does not reach it. The element is looked for again only when the page has
 * replaced it: to find it by its role and name takes longer than the press.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await find(target)
  // More stops than any page has: the navigation of the documentation alone has 60.
  for (let presses = 0; presses <= 200; presses++) {
    let focus = await element.evaluate(focusOf)
    if (focus === 'removed') {
      element = await find(target)
      focus = await element.evaluate(focusOf)
    }
    if (focus === 'here') return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(target)}.`)
}

const find = (target: Locator) => target.evaluateHandle((element: HTMLElement | SVGElement) => element)

/** Reaches an element by Tab alone and presses Enter on it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Reaches a field by Tab alone and types into it, in place of what it has. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeVisible()
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Reaches a list of choices by Tab alone, and chooses what begins with a text. */
export async function choose(page: Page, list: Locator, text: string): Promise<void> {
  await expect(list).toBeVisible()
  await tabTo(page, list)
  await page.keyboard.type(text)
}

/** Opens a tab of the dashboard and leads the focus past the menu, as the first stop of the page offers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/api-dashboard/${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
}
