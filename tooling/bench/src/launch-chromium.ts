import { chromium, type Browser } from '@playwright/test'

/** Starts the Chromium that `CHROMIUM_PATH` names, or Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    // Chromium has no sandbox for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}
