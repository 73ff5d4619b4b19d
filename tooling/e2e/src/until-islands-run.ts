import type { Page } from '@playwright/test'

/** Islands start this far before they are scrolled into view, in pixels. */
const nearViewport = 300

/** Waits until the islands that start by themselves where the page is have started: those in view, near it, and those of idle time. */
export const untilIslandsRun = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (near) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[data-island]:is([data-start="visible"], [data-start="idle"])',
        ),
      ]
        .filter(
          (island) =>
            island.dataset['start'] === 'idle' || island.getBoundingClientRect().top <= innerHeight + near,
        )
        .every((island) => 'ready' in island.dataset),
    nearViewport,
  )
