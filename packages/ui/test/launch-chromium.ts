import { existsSync } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from 'playwright'

/** The machine's own Chromium where there is one, otherwise the one that `playwright install` brought. */
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)

/** How tests start their browser. Chromium refuses its sandbox to root. */
export const launchOptions: LaunchOptions & { args: string[] } = {
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}

/** Starts a browser for a test that runs in Node. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(launchOptions)
}
