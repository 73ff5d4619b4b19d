import type { Page } from '@playwright/test'

/** What a press or a key took until the browser painted its effect. */
export interface Interaction {
  what: string
  /** Milliseconds, in steps of 8. What took less than 16 counts as 16. */
  milliseconds: number
}

declare global {
  /** The longest event of each interaction of the page, by its id. */
  var eventsOfBench: Map<number, number>
}

/** Lets every document of a page note its interactions, as browsers measure them for Interaction to Next Paint. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.eventsOfBench = new Map()
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0)
          globalThis.eventsOfBench.set(
            interactionId,
            Math.max(duration, globalThis.eventsOfBench.get(interactionId) ?? 0),
          )
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Acts on a page, and returns how long the interactions took until the next paint. */
export async function measure(page: Page, what: string, act: () => Promise<unknown>): Promise<Interaction[]> {
  await page.evaluate(() => globalThis.eventsOfBench.clear())
  await act()
  const noted = await page
    .evaluate(async () => {
      // Entries arrive after the paint that they measure.
      for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted))
      await new Promise((passed) => setTimeout(passed, 50))
      return [...globalThis.eventsOfBench.values()]
    })
    // The press has left the dashboard, for the payment page.
    .catch(() => [])
  return [{ what, milliseconds: Math.max(16, ...noted) }]
}
