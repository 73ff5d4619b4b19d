import type { Page } from '@playwright/test'

/** Makes the browser block the first window that the page opens, as a blocker of pop-ups does. */
export async function blockFirstWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let calls = 0
    window.open = (...parameters) => (calls++ === 0 ? null : open(...parameters))
  })
}
