import type { Page } from '@playwright/test'

/** A phone: a quarter of this machine's speed behind a slow mobile network. */
export const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/** Screen of the phone. */
export const phone = { viewport: { width: 390, height: 844 } }

/** Slows a page's processor and network down to those of a phone. */
export async function slowToPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
