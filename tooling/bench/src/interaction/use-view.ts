import type { Locator, Page } from '@playwright/test'

import { measure, type Interaction } from './interactions.ts'

/** What can be pressed, chosen or typed into in a view. Of a table, what its first row has. */
const controls = ['button', 'a[href]', 'select', 'input', 'textarea', '[role="tab"]', '[tabindex="0"]']
  .map((control) => `main ${control}:visible:not(tbody tr:nth-child(n + 2) *):not([disabled])`)
  .join(', ')

/** Milliseconds after which a control that cannot be used is left out. */
const timeout = 5000

/** Waits until a view shows its data: its heading is there, and nothing is busy or a placeholder. */
async function untilShown(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector('main [aria-busy="true"], main [aria-hidden="true"] > [data-shape]') === null,
  )
  // Nobody sees a view and acts in the same moment. What still keeps the browser busy after a second counts.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilShown(page)
}

/** Closes what an interaction has opened, and returns to the view if it led elsewhere. */
async function returnTo(page: Page, address: string): Promise<void> {
  for (
    let presses = 0;
    presses < 2 && (await page.locator('[role$="dialog"]:visible').count()) > 0;
    presses++
  )
    await page.keyboard.press('Escape')
  const isOpen = (await page.locator('[role$="dialog"]:visible').count()) > 0
  if (isOpen || page.url() !== address) await open(page, address)
}

/** Milliseconds between the pointer's arrival, the press and the release. A hand takes as long, and the page shows what each does. */
const pause = 80

/** Presses a control as a hand does. `click` would do all of it in one frame, and look the control up again during the press. */
async function press(page: Page, control: Locator, name: string): Promise<Interaction[]> {
  await control.hover({ timeout })
  await page.waitForTimeout(pause)
  return measure(page, name, async () => {
    await page.mouse.down()
    await page.waitForTimeout(pause)
    await page.mouse.up()
  })
}

/** Uses a control as a person would, by pointer or by keyboard. */
async function use(page: Page, control: Locator): Promise<Interaction[]> {
  const { kind, name } = await control.evaluate((element) => {
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.innerText
    const words = (label ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
    return {
      kind: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
      name: words.slice(0, 40),
    }
  })
  const keys = async (...all: string[]) => {
    const measured: Interaction[] = []
    for (const key of all)
      measured.push(...(await measure(page, `${name}: ${key}`, () => page.keyboard.press(key))))
    return measured
  }
  if (kind === 'button' || kind === 'a') return press(page, control, name)
  await control.focus({ timeout })
  if (kind === 'file') return []
  if (kind === 'checkbox' || kind === 'radio') return keys('Space')
  if (kind === 'select' || kind === 'date') return keys('ArrowDown', 'ArrowUp')
  if (kind === 'input' || kind === 'textarea' || /^(text|search|email|url|number|tel)$/.test(kind))
    return keys('a', 'b', 'Backspace')
  return keys('PageDown', 'End', 'ArrowRight')
}

/** Uses every control of a view and the palette, each in the view as it is when it was just opened or left. */
export async function useView(page: Page, address: string): Promise<Interaction[]> {
  await open(page, address)
  const opened = page.url()
  const all = page.locator(controls)
  const count = await all.count()
  const measured: Interaction[] = []
  for (let index = 0; index < count; index++) {
    // A control that an earlier one has covered or removed is not there to be used.
    measured.push(...(await use(page, all.nth(index)).catch(() => [])))
    await returnTo(page, opened)
  }
  measured.push(...(await measure(page, 'Palette', () => page.keyboard.press('Control+k'))))
  for (const key of ['u', 's', 'a', 'ArrowDown'])
    measured.push(...(await measure(page, `Palette: ${key}`, () => page.keyboard.press(key))))
  return measured
}
