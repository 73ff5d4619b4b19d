import { defineBrowserCommand } from '@vitest/browser-playwright'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Turns the emulation of forced colors on or off for the page of the test. */
    forceColors: (isActive: boolean) => Promise<void>
  }
}

export const forceColors = defineBrowserCommand<[isActive: boolean]>(async ({ page }, isActive) => {
  await page.emulateMedia({ forcedColors: isActive ? 'active' : 'none' })
})
