import type { Page } from '@playwright/test'

/** Waits until the islands in view, which start by themselves, have started. */
export const untilIslandsRun = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island][data-start="visible"]')]
      .filter((island) => island.getBoundingClientRect().top < innerHeight)
      .every((island) => 'ready' in island.dataset),
  )
